import type { moveQuotationsRoute } from '#modules/quotations/contract/moves.ts';
import type { Body } from '#platform/contract/route.ts';
import type { SeveralAnswer } from '#platform/contract/several.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { doToSeveral } from '#platform/server/records/do-to-several.ts';
import { moveQuotation, type MovingContext } from './move-quotation.ts';

interface Moves extends Body<typeof moveQuotationsRoute> {
  readonly context: MovingContext;
}

/** Moves several quotations to the same status; those that may not go there are named with the reason. */
export function moveSeveral(
  tx: Transaction,
  scope: Scope,
  { rows, status: to, reason, context }: Moves,
): Promise<SeveralAnswer> {
  return doToSeveral({
    // In one order, so that two such calls do not wait for each other.
    rows: [...new Map(rows.map((row) => [row.id, row])).values()].toSorted((one, other) =>
      one.id < other.id ? -1 : 1,
    ),
    translator: context.translator,
    language: scope.language,
    act: ({ id, updated_at }) => moveQuotation(tx, scope, { id, to, reason, updated_at, context }),
  });
}
