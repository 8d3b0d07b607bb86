import {
  CANE_CONTRACT,
  contractErrors,
  contractEvents,
} from '#modules/cane-contracts/contract/contracts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { forgetAttachments } from '#platform/server/attachments/attachments.queries.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { contractKeeper } from './contracts.queries.ts';

/** Deletes a draft with its files. */
export async function deleteContract(tx: Transaction, scope: Scope, id: string): Promise<void> {
  await contractKeeper.delete(tx, scope, {
    id,
    event: contractEvents.deleted,
    async before({ status }) {
      if (status !== 'draft') throw contractErrors.not_a_draft();
      await forgetAttachments(tx, scope, { entity: CANE_CONTRACT, ids: [id] });
    },
  });
}
