import { definePermissions } from '#platform/contract/permissions.ts';

/** What everybody did is for administrators, unless a company's own role says otherwise. */
export const auditPermissions = definePermissions('audit', { read: [] });
