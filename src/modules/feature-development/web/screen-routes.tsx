import { createRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import type { Search } from '#platform/web/navigation/search.ts';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { texts } from './texts.ts';

type Screen = () => Promise<ComponentType>;
type Right = 'feature-development:read' | 'feature-development:write';

const getParentRoute = () => shellRoute;

const screenAs =
  (right: Right) =>
  <const Path extends string, Values>(
    path: Path,
    { validate: validateSearch }: Search<Values>,
    screen: Screen,
  ) =>
    createRoute({
      getParentRoute,
      path,
      validateSearch,
      beforeLoad: needs(right),
      component: lazyScreen({ texts, screen }),
    });

const screenFor =
  (right: Right) =>
  <const Path extends string>(path: Path, screen: Screen) =>
    createRoute({
      getParentRoute,
      path,
      beforeLoad: needs(right),
      component: lazyScreen({ texts, screen }),
    });

/** A screen that people may read or write on; with part of its state in its address, `As`. */
export const toRead = screenFor('feature-development:read');
export const toWrite = screenFor('feature-development:write');
export const toReadAs = screenAs('feature-development:read');
export const toWriteAs = screenAs('feature-development:write');
