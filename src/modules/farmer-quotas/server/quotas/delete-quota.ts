import { FARMER_QUOTA, quotaEvents } from '#modules/farmer-quotas/contract/quotas.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { forgetAttachments } from '#platform/server/attachments/attachments.queries.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { removeIfUnused } from '../farmers/keep-farmer.ts';
import { quotaKeeper } from '../records/quotas.queries.ts';
import { requireEditable } from '../records/require-editable.ts';
import { settleSubmission } from './submission.ts';

/** Deletes a quota that is not verified, with its documents, and the farmer where it was the only one. */
export async function deleteQuota(tx: Transaction, scope: Scope, id: string): Promise<void> {
  let farmer: string | undefined;
  await quotaKeeper.delete(tx, scope, {
    id,
    event: quotaEvents.deleted,
    async before(quota) {
      requireEditable(quota);
      await settleSubmission(tx, scope, id);
      farmer = quota.farmer_id;
      await forgetAttachments(tx, scope, { entity: FARMER_QUOTA, ids: [id] });
    },
  });
  if (farmer !== undefined) await removeIfUnused(tx, scope, farmer);
}
