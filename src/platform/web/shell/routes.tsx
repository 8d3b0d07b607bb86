import {
  createRootRouteWithContext,
  createRoute,
  Navigate,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { maybeSignedIn } from '../api/session.ts';
import { platformTexts } from '../i18n/platform-texts.ts';
import { NotFoundScreen } from './not-found.tsx';
import { loginAddress } from './sign-in-address.ts';
import { Shell, ShellFailure, ShellPending } from './shell.tsx';
import type { ShellContext } from './shell-context.ts';

/** The root of all routes. Unknown paths lead to /not-found. */
export const rootRoute = createRootRouteWithContext<ShellContext>()({
  component: Outlet,
  pendingComponent: ShellPending,
  beforeLoad: async () => platformTexts.load(),
  notFoundComponent: () => <Navigate to="/not-found" replace />,
});

/** The signed-in frame; every screen of a module is its child. Others are sent to /login and back. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: async ({ context, location }) => {
    if (!maybeSignedIn()) {
      redirect({ href: loginAddress(location.href), reloadDocument: true, throw: true });
    }
    const viewer = await context.queryClient.query({
      queryKey: ['viewer'],
      queryFn: context.loadViewer,
      staleTime: 'static',
      // Permissions may change at any time; the next load of the page must see it.
      meta: { persist: false },
    });
    return { viewer };
  },
  component: Shell,
  pendingComponent: ShellPending,
  errorComponent: ShellFailure,
});

export const notFoundRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/not-found',
  component: NotFoundScreen,
});
