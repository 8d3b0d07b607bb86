import type { z } from 'zod';
import { takesReceipts } from '#modules/cane-contracts/contract/contract-status.ts';
import {
  contractErrors,
  contractEvents,
  type Contract,
} from '#modules/cane-contracts/contract/contracts.ts';
import type { receiptsInput } from '#modules/cane-contracts/contract/receipts.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { contractKeeper, readContract } from '../contracts/contracts.queries.ts';
import { fileDescriber } from '../contracts/require-files.ts';

interface Change extends z.output<typeof receiptsInput> {
  readonly id: string;
  /** The support item. */
  readonly item: string;
}

/** Puts receipts in the place of those that a support item has; nothing else of what was agreed changes. */
export async function changeReceipts(
  tx: Transaction,
  scope: Scope,
  { id, item, receipts, version }: Change,
): Promise<Contract> {
  const locked = await contractKeeper.lock(tx, scope, id);
  if (!locked.supportItems.some((each) => each.id === item)) throw errors.not_found();
  await contractKeeper.change(tx, scope, {
    id,
    seen: { version },
    event: contractEvents.receipts_changed,
    async values({ status, quotaId, supportItems }) {
      if (!takesReceipts(status)) throw contractErrors.receipts_closed();
      const describe = await fileDescriber(tx, scope, { quotaId, contractId: id });
      const attachments = await describe(receipts, 'receipts');
      return {
        supportItems: supportItems.map((each) =>
          each.id === item ? { ...each, attachments } : each,
        ),
        version: version + 1,
      };
    },
  });
  return readContract(tx, scope, id);
}
