import { definePermissions } from '#platform/contract/permissions.ts';

/** Roles store this permission under the name of settings, because the company's screen is one of theirs. */
export const companyPermissions = definePermissions('settings', { manage_company: [] });
