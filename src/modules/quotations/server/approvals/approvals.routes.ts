import * as routes from '#modules/quotations/contract/approvals.ts';
import { success } from '#platform/contract/envelopes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { quotationKeeper } from '../quotations/quotations.queries.ts';
import { readQuotation } from '../quotations/read-quotation.ts';
import { decide } from './decide.ts';
import { listApprovals } from './list-approvals.ts';

interface Decision {
  readonly id: string;
  readonly step: number;
  readonly decision: 'approved' | 'rejected';
  readonly note: string;
}

export function serveApprovals(
  serve: Serve,
  context: Pick<Context, 'clock' | 'permissionSets' | 'translator'>,
): void {
  const { clock } = context;
  const decideAndRead = async (tx: Transaction, scope: Scope, { id, ...decision }: Decision) => {
    const now = clock.now();
    const stored = await quotationKeeper.lock(tx, scope, id);
    await decide(tx, scope, { stored, ...decision, at: now.toISOString() });
    return success(await readQuotation(tx, scope, { id, today: dayInBangkok(now) }));
  };

  serve.transaction(routes.listApprovalsRoute, async ({ tx, scope, params }) =>
    success(await listApprovals(tx, scope, { id: params.id, context })),
  );

  serve.transaction(routes.approveQuotationRoute, ({ tx, scope, params, body }) =>
    decideAndRead(tx, scope, { ...params, ...body, decision: 'approved' }),
  );

  serve.transaction(routes.rejectQuotationRoute, ({ tx, scope, params, body }) => {
    const { step, reason: note } = body;
    return decideAndRead(tx, scope, { ...params, step, note, decision: 'rejected' });
  });
}
