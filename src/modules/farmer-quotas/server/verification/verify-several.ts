import type { VerificationResult } from '#modules/farmer-quotas/contract/quota-choices.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { doToSeveral } from '#platform/server/records/do-to-several.ts';
import { quotaKeeper } from '../records/quotas.queries.ts';
import { requireVerifiable, verifyQuota } from './verify-quota.ts';

/** As programs know it, in every language. */
const DONE = 'Bulk verification completed';

interface Verdicts {
  readonly quota_ids: readonly string[];
  readonly result: VerificationResult;
  readonly reject_reason: string;
  readonly approval_note: string;
  readonly dry_run: boolean;
  readonly context: Parameters<typeof verifyQuota>[2]['context'];
}

/** Verifies several quotas in the same way; each may fail by itself. They are locked in the order of their ids. */
export async function verifySeveral(tx: Transaction, scope: Scope, verdicts: Verdicts) {
  const { quota_ids, dry_run, ...verdict } = verdicts;
  const codes = new Map<string, string>();
  const { done, refused } = await doToSeveral({
    rows: [...new Set(quota_ids)].toSorted().map((id) => ({ id })),
    translator: verdict.context.translator,
    language: scope.language,
    async act({ id }) {
      const stored = await quotaKeeper.lock(tx, scope, id);
      codes.set(id, stored.quota_code);
      await requireVerifiable(tx, scope, stored);
      if (!dry_run) await verifyQuota(tx, scope, { id, ...verdict });
    },
  });
  const failed = refused.map(({ id, ...why }) => ({
    quota_id: id,
    quota_code: codes.get(id) ?? null,
    ...why,
  }));
  return { succeeded: done, failed, message: DONE };
}
