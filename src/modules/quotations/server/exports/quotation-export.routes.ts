import * as routes from '#modules/quotations/contract/quotation-export.ts';
import { QUOTATION, QUOTATION_ITEM } from '#modules/quotations/contract/quotation-errors.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import { exportFile } from '#platform/server/export/export-file.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { quotationItemSheet } from './quotation-item-export.ts';
import { quotationSheet } from './quotation-export.ts';

export function serveQuotationExport(serve: Serve, context: Context): void {
  const today = () => dayInBangkok(context.clock.now());

  serveExport(serve, context, {
    routes: routes.quotationExport,
    entity: QUOTATION,
    list: (scope, query) => quotationSheet(scope, { ...query, today: today(), reader: scope }),
  });

  serveExport(serve, context, {
    routes: routes.quotationItemExport,
    entity: QUOTATION_ITEM,
    list: (scope, query) => quotationItemSheet(scope, { ...query, today: today(), reader: scope }),
  });

  serve.outside(routes.exportQuotationsRoute, async ({ scope, query, reply }) => {
    const { format: asked, content, ...filters } = query;
    const format = asked === 'excel' ? 'xlsx' : asked;
    const dated = { ...filters, today: today(), reader: scope };
    const isOfLines = content === 'lines';
    const list = isOfLines ? QUOTATION_ITEM : QUOTATION;
    await context.exportTickets.record(scope, { list, choices: { format, ...filters } });
    const file = isOfLines
      ? exportFile(context, scope, { list: quotationItemSheet(scope, dated), format })
      : exportFile(context, scope, { list: quotationSheet(scope, dated), format });
    return sendFile(reply, await file);
  });
}
