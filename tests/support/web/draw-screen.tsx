import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { moduleRoutes } from '#app/web/modules.ts';
import { parseSearch, writeSearch } from '#platform/web/navigation/search.ts';
import { platformTexts } from '#platform/web/i18n/platform-texts.ts';
import { ViewerContext, type Viewer } from '#platform/web/shell/viewer.ts';

type Screen = (typeof moduleRoutes)[number];

const company = { id: 1, name: 'โรงงาน', code: 'MILL', logo: undefined };
const viewer: Viewer = {
  key: '1 1',
  name: 'ผู้ดูแล',
  detail: undefined,
  photo: undefined,
  employeeId: 1,
  company,
  companies: [company],
  permissions: new (class extends Set<string> {
    override has = () => true;
  })(),
  owesSecondFactor: false,
  companyTheme: 'default',
  theme: 'default',
  foldedGroups: [],
};

export function pathOf({ options }: Screen): string {
  return 'path' in options && typeof options.path === 'string' ? options.path : '';
}

/** Draws a screen at an address, and returns what it asks the server for: the keys of its queries. */
export async function queriesOf(screen: Screen, search: Record<string, unknown>) {
  await platformTexts.load();
  const queryClient = new QueryClient();
  const root = createRootRoute({
    component: () => (
      <ViewerContext value={viewer}>
        <Outlet />
      </ViewerContext>
    ),
  });
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
  renderToString(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => JSON.stringify(queryKey));
}
