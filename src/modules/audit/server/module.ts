import { auditApi } from '#modules/audit/contract/api-description.ts';
import { auditPermissions } from '#modules/audit/contract/permissions.ts';
import { en } from '#modules/audit/i18n/en.ts';
import { th } from '#modules/audit/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { serveAudit } from './entries/entries.routes.ts';

/** The history of the company, read from the event log that every write adds to. */
export const auditModule: ServerModule = {
  name: 'audit',
  texts: { th, en },
  api: auditApi,
  permissions: auditPermissions.set,
  create: (context) => ({
    routes: (serve) => serveAudit(serve, context),
  }),
};
