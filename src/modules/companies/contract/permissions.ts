import { definePermissions } from '#platform/contract/permissions.ts';

/** Roles store this right under the name of settings, of whose screens the company's is one. */
export const companyPermissions = definePermissions('settings', { manage_company: [] });
