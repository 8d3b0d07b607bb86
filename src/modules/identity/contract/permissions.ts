import { definePermissions } from '#platform/contract/permissions.ts';

/** Managing people is for administrators, unless one of the company's own roles allows it. */
export const identityPermissions = definePermissions('identity', {
  read: [],
  manage_users: [],
  manage_roles: [],
  manage_security: [],
});
