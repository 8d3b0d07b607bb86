import { auditPermissions } from '#modules/audit/contract/permissions.ts';
import type { CreateModule } from '#platform/server/module.ts';
import { serveAudit } from './entries/entries.routes.ts';

/** The history of the company, read from the event log that every write adds to. */
export const createAuditModule: CreateModule = (context) => ({
  name: 'audit',
  permissions: auditPermissions.set,
  routes: (serve) => serveAudit(serve, context),
});
