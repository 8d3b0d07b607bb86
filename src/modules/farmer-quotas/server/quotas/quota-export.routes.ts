import {
  exportQuotasRoute,
  quotaExport,
  type QuotaExportChoices,
} from '#modules/farmer-quotas/contract/quota-export.ts';
import { quotaPermissions } from '#modules/farmer-quotas/contract/permissions.ts';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import { errors } from '#platform/contract/errors.ts';
import { reasonLimits } from '#platform/contract/personal-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { bangkokTime } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import { exportFile } from '#platform/server/export/export-file.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { quotaSearch } from './list-quotas.queries.ts';
import { quotaSheet } from './quota-sheet.ts';

type Asked = Pick<QuotaExportChoices, 'unmasked' | 'reason'>;

export function serveQuotaExport(serve: Serve, context: Context): void {
  const { clock, exportTickets, personalData } = context;
  const sheet = (scope: Scope, query: QuotaExportChoices) => {
    refuseUnmasked(scope, query);
    return quotaSheet(scope, {
      query: quotaSearch(scope, query, personalData),
      opening: query.unmasked === 'true' ? personalData : undefined,
    });
  };

  serveExport(serve, context, {
    routes: quotaExport,
    entity: FARMER_QUOTA,
    list: sheet,
    check: async (_tx, scope, { body }) => refuseUnmasked(scope, body),
  });

  serve.outside(exportQuotasRoute, async ({ scope, query, reply }) => {
    const { format, ...choices } = query;
    const list = await sheet(scope, choices);
    await exportTickets.record(scope, { list: FARMER_QUOTA, choices: query });
    const file = await exportFile(context, scope, {
      list,
      format: format === 'excel' ? 'xlsx' : 'csv',
    });
    const stamp = bangkokTime(clock.now()).toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const filename = `farmer_quotas_${stamp}.${format === 'excel' ? 'xlsx' : 'csv'}`;
    return sendFile(reply, { ...file, filename, plain_name: filename });
  });
}

/** Unmasked files need a permission of their own, and a reason for the history. */
function refuseUnmasked({ permissions }: Scope, { unmasked, reason }: Asked): void {
  if (unmasked === 'false') return;
  if (!permissions.has(quotaPermissions.name('export_personal'))) throw errors.forbidden();
  if (reason.length >= reasonLimits.least) return;
  const parameters = { least: reasonLimits.least };
  const code = 'farmer-quotas:errors.reason_short';
  throw errors.validation_failed({ fields: [{ path: 'reason', code, parameters }] });
}
