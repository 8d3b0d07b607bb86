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

/** The record that a screen of one record shows. */
const SOME_ID = '0197b5a0-0000-7000-8000-000000000000';

export function pathOf({ options }: Screen): string {
  return 'path' in options && typeof options.path === 'string' ? options.path : '';
}

/** Draws a screen at an address, and returns what it asks the server for: the keys of its queries. */
export async function queriesOf(screen: Screen, search: Record<string, unknown>) {
  const client = new QueryClient();
  await drawAt(screen, search, client);
  return queriesIn(client).map(({ queryKey }) => JSON.stringify(queryKey));
}

/** Draws a screen again after what it asked the server for was answered, and returns it as HTML. */
export async function drawAnswered(screen: Screen, search: Record<string, unknown>) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  });
  await drawAt(screen, search, client);
  await Promise.allSettled(queriesIn(client).map((query) => query.fetch()));
  return drawAt(screen, search, client);
}

async function drawAt(screen: Screen, search: Record<string, unknown>, client: QueryClient) {
  const root = createRootRoute({ component: Outlet });
  // Screens of one record find their route by its place within the shell.
  const shell = createRoute({ getParentRoute: () => root, id: 'shell' });
  const path = pathOf(screen);
  const { validateSearch, component } = screen.options;
  const route = createRoute({ getParentRoute: () => shell, path, validateSearch, component });
  const place = path.replaceAll(/\$\w+/g, SOME_ID);
  const history = createMemoryHistory({ initialEntries: [`${place}${writeSearch(search)}`] });
  const router = createRouter({
    routeTree: root.addChildren([shell.addChildren([route])]),
    history,
    parseSearch,
    stringifySearch: writeSearch,
    isServer: true,
    origin: 'http://localhost',
  });
  await router.load();
  return draw(<RouterProvider router={router} />, { client });
}

function queriesIn(client: QueryClient) {
  return client.getQueryCache().getAll();
}
