import { auditPermissions } from '#modules/audit/contract/audit.permissions.ts';
import type { CreateModule } from '#platform/server/module.ts';
import { serveAudit } from './audit.routes.ts';

/** The history of the company, read from the event log that every write adds to. */
export const createAuditModule: CreateModule = (context) => ({
  name: 'audit',
  permissions: auditPermissions.set,
  routes: (serve) => serveAudit(serve, context),
});
