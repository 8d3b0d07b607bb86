import { definePermissions } from '#platform/contract/permissions.ts';

export const settingsPermissions = definePermissions('settings', { manage_company: [] });
