import { quotationEvents } from '#modules/quotations/contract/quotation-errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { voidNumber } from './void-numbers.queries.ts';
import { quotationKeeper } from './quotations.queries.ts';
import { refuseUnlessDraft } from './update-quotation.ts';

interface Deletion {
  readonly id: string;
  readonly translator: Translator;
}

/** Deletes a draft; its number stays void, and what it was to revise returns to the status it had. */
export async function deleteQuotation(
  tx: Transaction,
  scope: Scope,
  { id, translator }: Deletion,
): Promise<void> {
  await quotationKeeper.delete(tx, scope, {
    id,
    event: quotationEvents.deleted,
    async before({ status, quotation_number, revises_id }) {
      refuseUnlessDraft(scope, { status, translator });
      await voidNumber(tx, scope, quotation_number);
      if (revises_id !== null) await revive(tx, scope, revises_id);
    },
  });
}

async function revive(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const { updated_at } = await quotationKeeper.lock(tx, scope, id);
  await quotationKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: quotationEvents.revived,
    values: ({ status, superseded_from }) => ({
      status: superseded_from ?? status,
      superseded_from: null,
      superseded_by_id: null,
    }),
  });
}
