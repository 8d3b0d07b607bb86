import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { employeeListSearch } from './employees/employees.search.ts';
import { organizationSearch } from './organization/organization.search.ts';
import { texts } from './texts.ts';

export const employeeListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/employees',
  validateSearch: employeeListSearch.validate,
  beforeLoad: needs('directory:read_everyone'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./employees/employee-list.tsx')).EmployeeList,
  }),
});

export const organizationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/organization',
  validateSearch: organizationSearch.validate,
  beforeLoad: needs('directory:read_everyone'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./organization/organization.tsx')).Organization,
  }),
});
