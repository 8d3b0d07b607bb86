import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { accountSearch } from './api-tokens/api-tokens.search.ts';
import { texts } from './texts.ts';
import { userListSearch } from './users/users.search.ts';
import { roleMatrixSearch } from './roles/roles.search.ts';

export const userListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/users',
  validateSearch: userListSearch.validate,
  beforeLoad: needs('identity:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./users/user-list.tsx')).UserList,
  }),
});

export const roleMatrixRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/roles',
  validateSearch: roleMatrixSearch.validate,
  beforeLoad: needs('identity:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./roles/role-matrix.tsx')).RoleMatrix,
  }),
});

export const securityPolicyRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/security',
  beforeLoad: needs('identity:manage_security'),
  component: lazyScreen({
    texts,
    screen: async () =>
      (await import('./security-policy/security-policy-screen.tsx')).SecurityPolicyScreen,
  }),
});

export const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/account',
  validateSearch: accountSearch.validate,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./account/account-screen.tsx')).AccountScreen,
  }),
});
