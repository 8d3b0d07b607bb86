import * as routes from '#modules/identity/contract/roles.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

export const rolesQuery = defineQuery(routes.listRoles, ['role', 'list'], {
  persist: false,
  about: ['user'],
});
export const permissionsQuery = defineQuery(routes.listPermissions, ['permission', 'list'], {
  staleTime: Infinity,
});

export const useCreateRole = defineAction(routes.createRole, texts, {
  refreshes: ['role'],
  success: 'role_matrix.created',
  failure: 'role_matrix.create_failed',
});
export const useChangeRole = defineAction(routes.changeRole, texts, {
  refreshes: ['role', 'user'],
  success: 'role_matrix.saved',
  failure: 'role_matrix.save_failed',
});
export const useDeleteRole = defineAction(routes.deleteRole, texts, {
  refreshes: ['role'],
  success: 'role_matrix.deleted',
  failure: 'role_matrix.delete_failed',
});
