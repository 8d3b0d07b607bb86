import { createRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import type { Search } from '#platform/web/navigation/search.ts';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { texts } from './texts.ts';

type Screen = () => Promise<ComponentType>;

const getParentRoute = () => shellRoute;

/** A screen that people may read, with part of its state in its address. */
export const toReadAs = <const Path extends string, Values>(
  path: Path,
  { validate: validateSearch }: Search<Values>,
  screen: Screen,
) =>
  createRoute({
    getParentRoute,
    path,
    validateSearch,
    beforeLoad: needs('feature-development:read'),
    component: lazyScreen({ texts, screen }),
  });

export const toRead = <const Path extends string>(path: Path, screen: Screen) =>
  createRoute({
    getParentRoute,
    path,
    beforeLoad: needs('feature-development:read'),
    component: lazyScreen({ texts, screen }),
  });

export const toWrite = <const Path extends string>(path: Path, screen: Screen) =>
  createRoute({
    getParentRoute,
    path,
    beforeLoad: needs('feature-development:write'),
    component: lazyScreen({ texts, screen }),
  });
