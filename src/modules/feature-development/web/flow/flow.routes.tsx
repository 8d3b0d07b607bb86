import { paths } from '../paths.ts';
import { toReadAs } from '../screen-routes.tsx';
import { analyticsSearch, boardSearch, myWorkSearch, timelineSearch } from './flow.search.ts';

/** Which stage all work is at, whom it waits for, and how it flows. */
export const flowRoutes = [
  toReadAs(paths.board, boardSearch, async () => (await import('./board/board.tsx')).BoardScreen),
  toReadAs(
    paths.timeline,
    timelineSearch,
    async () => (await import('./timeline/timeline.tsx')).Timeline,
  ),
  toReadAs(paths.myWork, myWorkSearch, async () => (await import('./my-work/my-work.tsx')).MyWork),
  toReadAs(
    paths.analytics,
    analyticsSearch,
    async () => (await import('./analytics/flow-analytics.tsx')).FlowAnalytics,
  ),
] as const;
