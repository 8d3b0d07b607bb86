import {
  listRevisionsRoute,
  reviseQuotationRoute,
} from '#modules/quotations/contract/revisions.ts';
import { success } from '#platform/contract/envelopes.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { readQuotation } from '../quotations/read-quotation.ts';
import { listRevisions, reviseQuotation } from './revise-quotation.ts';

export function serveRevisions(
  serve: Serve,
  { clock, translator }: Pick<Context, 'clock' | 'translator'>,
): void {
  const day = () => dayInBangkok(clock.now());

  serve.transaction(reviseQuotationRoute, async ({ tx, scope, params }) => {
    const today = day();
    const id = await reviseQuotation(tx, scope, { id: params.id, today, translator });
    return success(await readQuotation(tx, scope, { id, today }));
  });

  serve.transaction(listRevisionsRoute, async ({ tx, scope, params }) =>
    success(await listRevisions(tx, scope, { id: params.id, today: day() })),
  );
}
