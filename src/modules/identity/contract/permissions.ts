import { definePermissions } from '#platform/contract/permissions.ts';

/** Who works here and as what: administrators alone, unless a company's own role says otherwise. */
export const identityPermissions = definePermissions('identity', {
  read: [],
  manage_users: [],
  manage_roles: [],
});
