import type { VerificationResult } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { AppError, codeOnWire, errorTextKey } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { quotaKeeper } from '../quotas/quotas.queries.ts';
import { requireVerifiable, verifyQuota } from './verify-quota.ts';

/** As programs know it, in every language. */
const DONE = 'Bulk verification completed';

interface Verdicts {
  readonly quota_ids: readonly string[];
  readonly result: VerificationResult;
  readonly reject_reason: string;
  readonly dry_run: boolean;
  readonly translator: Translator;
  readonly now: Date;
}

interface Failed {
  readonly quota_id: string;
  readonly quota_code: string | null;
  readonly code: string;
  readonly message: string;
}

/** Verifies several quotas in the same way; each may fail by itself. They are locked in the order of their ids. */
export async function verifySeveral(tx: Transaction, scope: Scope, verdicts: Verdicts) {
  const { quota_ids, dry_run, translator, result, reject_reason, now } = verdicts;
  const succeeded: string[] = [];
  const failed: Failed[] = [];
  for (const id of [...new Set(quota_ids)].toSorted()) {
    let quota_code: string | null = null;
    try {
      const stored = await quotaKeeper.lock(tx, scope, id);
      ({ quota_code } = stored);
      await requireVerifiable(tx, scope, stored);
      if (!dry_run) await verifyQuota(tx, scope, { id, result, reject_reason, now });
      succeeded.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const message = translator.translate(scope.language, errorTextKey(error.code), {
        ...error.parameters,
      });
      failed.push({ quota_id: id, quota_code, code: codeOnWire(error), message });
    }
  }
  return { succeeded, failed, message: DONE };
}
