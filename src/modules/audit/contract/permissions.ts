import { definePermissions } from '#platform/contract/permissions.ts';

/** Only administrators see what everybody did, unless one of the company's own roles allows it. */
export const auditPermissions = definePermissions('audit', { read: [] });
