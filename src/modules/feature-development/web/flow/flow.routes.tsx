import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { analyticsSearch, boardSearch, myWorkSearch, timelineSearch } from './flow.search.ts';
import { paths } from '../paths.ts';
import { texts } from '../texts.ts';

const getParentRoute = () => shellRoute;
const beforeLoad = needs('feature-development:read');

const boardRoute = createRoute({
  getParentRoute,
  path: paths.board,
  validateSearch: boardSearch.validate,
  beforeLoad,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./board/board.tsx')).BoardScreen,
  }),
});

const timelineRoute = createRoute({
  getParentRoute,
  path: paths.timeline,
  validateSearch: timelineSearch.validate,
  beforeLoad,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./timeline/timeline.tsx')).Timeline,
  }),
});

const myWorkRoute = createRoute({
  getParentRoute,
  path: paths.myWork,
  validateSearch: myWorkSearch.validate,
  beforeLoad,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./my-work/my-work.tsx')).MyWork,
  }),
});

const analyticsRoute = createRoute({
  getParentRoute,
  path: paths.analytics,
  validateSearch: analyticsSearch.validate,
  beforeLoad,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./analytics/flow-analytics.tsx')).FlowAnalytics,
  }),
});

/** Where all work stands, for whom it waits, and how it flows. */
export const flowRoutes = [boardRoute, timelineRoute, myWorkRoute, analyticsRoute] as const;
