import { createRoute, createRouter } from '@tanstack/react-router';
import { lazyComponent } from '#platform/web/navigation/lazy-screen.tsx';
import { parseSearch, writeSearch } from '#platform/web/navigation/search.ts';
import { RouteFailure } from '#platform/web/shell/route-failure.tsx';
import { DetailSkeleton } from '#platform/web/page/detail-skeleton.tsx';
import { recordRoute } from '#platform/web/shell/record-route.ts';
import { notFoundRoute, rootRoute, shellRoute } from '#platform/web/shell/routes.tsx';
import type { ShellContext } from '#platform/web/shell/shell-context.ts';
import { moduleRoutes } from './modules.ts';

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  component: lazyComponent(async () => (await import('./home/home.tsx')).Home),
});

const routeTree = rootRoute.addChildren([
  shellRoute.addChildren([homeRoute, notFoundRoute, recordRoute, ...moduleRoutes]),
]);

/** All screens of all modules in one frame. */
export function createApplicationRouter(context: ShellContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch: writeSearch,
    // Hovering over a link fetches the screen behind it, so that it is there when clicked.
    defaultPreload: 'intent',
    // Answers are in the query cache, whose own freshness rules apply.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    scrollToTopSelectors: ['#content'],
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPendingComponent: DetailSkeleton,
    defaultErrorComponent: RouteFailure,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createApplicationRouter>;
  }
}
