import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { moduleRoutes } from '#app/web/modules.ts';
import { parseSearch, writeSearch } from '#platform/web/navigation/search.ts';
import { draw } from './draw.tsx';

type Screen = (typeof moduleRoutes)[number];

export function pathOf({ options }: Screen): string {
  return 'path' in options && typeof options.path === 'string' ? options.path : '';
}

/** Draws a screen at an address, and returns what it asks the server for: the keys of its queries. */
export async function queriesOf(screen: Screen, search: Record<string, unknown>) {
  const client = new QueryClient();
  const root = createRootRoute({ component: Outlet });
  const path = pathOf(screen);
  const { validateSearch, component } = screen.options;
  const route = createRoute({ getParentRoute: () => root, path, validateSearch, component });
  const history = createMemoryHistory({ initialEntries: [`${path}${writeSearch(search)}`] });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history,
    parseSearch,
    stringifySearch: writeSearch,
    isServer: true,
    origin: 'http://localhost',
  });
  await router.load();
  await draw(<RouterProvider router={router} />, { client });
  return client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => JSON.stringify(queryKey));
}
