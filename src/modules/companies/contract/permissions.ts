import { definePermissions } from '#platform/contract/permissions.ts';

/** Roles store these permissions under the name of settings, because the company's screens are among theirs. */
export const companyPermissions = definePermissions('settings', {
  manage_company: [],
  manage_services: [],
  manage_views: [],
  create_company: [],
});
