import { createRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { analyticsSearch, boardSearch, myWorkSearch, timelineSearch } from './flow.search.ts';
import { paths } from '../paths.ts';
import { texts } from '../texts.ts';

const common = { getParentRoute: () => shellRoute, beforeLoad: needs('feature-development:read') };
const lazily = (screen: () => Promise<ComponentType>) => lazyScreen({ texts, screen });

/** Which stage all work is at, whom it waits for, and how it flows. */
export const flowRoutes = [
  createRoute({
    ...common,
    path: paths.board,
    validateSearch: boardSearch.validate,
    component: lazily(async () => (await import('./board/board.tsx')).BoardScreen),
  }),
  createRoute({
    ...common,
    path: paths.timeline,
    validateSearch: timelineSearch.validate,
    component: lazily(async () => (await import('./timeline/timeline.tsx')).Timeline),
  }),
  createRoute({
    ...common,
    path: paths.myWork,
    validateSearch: myWorkSearch.validate,
    component: lazily(async () => (await import('./my-work/my-work.tsx')).MyWork),
  }),
  createRoute({
    ...common,
    path: paths.analytics,
    validateSearch: analyticsSearch.validate,
    component: lazily(async () => (await import('./analytics/flow-analytics.tsx')).FlowAnalytics),
  }),
] as const;
