import * as routes from '#modules/quotations/contract/moves.ts';
import { success } from '#platform/contract/envelopes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { listApprovals } from '../approvals/list-approvals.ts';
import { readQuotation } from '../quotations/read-quotation.ts';
import { moveQuotation, type MovingContext } from './move-quotation.ts';
import { moveSeveral } from './move-several.ts';
import { setOrderProgress } from './set-order-progress.ts';

export function serveMoves(
  serve: Serve,
  context: MovingContext & Pick<Context, 'permissionSets'>,
): void {
  const answer = async (tx: Transaction, scope: Scope, id: string) =>
    success(await readQuotation(tx, scope, { id, today: dayInBangkok(context.clock.now()) }));

  const nameAsked = async (tx: Transaction, scope: Scope, id: string) => {
    const { steps, due } = await listApprovals(tx, scope, { id, context });
    const step = steps.find((each) => each.step === due);
    const all = step === undefined ? [] : [...step.approvers, ...step.roles];
    return all.flatMap(({ name }) => name ?? []);
  };

  serve.transaction(routes.moveQuotationRoute, async ({ tx, scope, params, body }) => {
    const { status: to, reason, updated_at } = body;
    await moveQuotation(tx, scope, { id: params.id, to, reason, updated_at, context });
    const moved = await answer(tx, scope, params.id);
    const asked = moved.data.status === 'submitted' ? await nameAsked(tx, scope, params.id) : [];
    return { ...moved, data: { ...moved.data, asked } };
  });

  serve.transaction(routes.moveQuotationsRoute, async ({ tx, scope, body }) =>
    success(await moveSeveral(tx, scope, { ...body, context })),
  );

  serve.transaction(routes.setOrderProgressRoute, async ({ tx, scope, params, body }) => {
    await setOrderProgress(tx, scope, { id: params.id, ...body });
    return answer(tx, scope, params.id);
  });
}
