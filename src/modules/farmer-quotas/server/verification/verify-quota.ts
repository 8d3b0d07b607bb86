import {
  quotaMoves,
  statusOfResult,
  type VerificationResult,
} from '#modules/farmer-quotas/contract/quota-choices.ts';
import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { quotaPermissions } from '#modules/farmer-quotas/contract/permissions.ts';
import { seasonErrors } from '#modules/farmer-quotas/contract/seasons.ts';
import {
  verificationErrors,
  verificationEvents,
} from '#modules/farmer-quotas/contract/verification.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { quotaKeeper, type QuotaRow } from '../records/quotas.queries.ts';
import { settleSubmission } from '../quotas/submission.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { NOTHING_REMARKED, readRemarks, type ChecksContext, type Remarks } from './read-checks.ts';

const nobody = { claimed_by_user: null, claimed_by: null, claimed_at: null };

interface Verdict {
  readonly id: string;
  readonly result: VerificationResult;
  readonly reject_reason: string;
  readonly approval_note: string;
  readonly updated_at?: string | undefined;
  readonly context: ChecksContext & Pick<Context, 'clock'>;
}

/** Approves, rejects or sends back a quota that waits; of two officers the first one wins. */
export async function verifyQuota(
  tx: Transaction,
  scope: Scope,
  { id, result, reject_reason, approval_note, updated_at, context }: Verdict,
): Promise<Quota> {
  const stored = await quotaKeeper.lock(tx, scope, id);
  await requireVerifiable(tx, scope, stored);
  await settleSubmission(tx, scope, id);
  const isApproved = result === 'approved';
  const verified_by = isApproved ? scope.employeeId : null;
  const { entered_by } = stored;
  const remarks = isApproved
    ? await readRemarks(tx, scope, { quota: stored, context })
    : NOTHING_REMARKED;
  return quotaKeeper.change(tx, scope, {
    id,
    seen: { updated_at: updated_at ?? stored.updated_at },
    event: (before, after) => ({
      name: eventOf(result, remarks),
      // Who entered it is notified, and stays the same.
      before: { ...before, entered_by },
      after: { ...after, entered_by, verified_by },
    }),
    values: () => ({
      ...nobody,
      quota_status: statusOfResult[result],
      ...remarks,
      reject_reason: isApproved ? '' : reject_reason,
      approval_note: isApproved ? approval_note : '',
      verified_at: isApproved ? context.clock.now().toISOString() : null,
      verified_by,
    }),
  });
}

function eventOf(result: VerificationResult, { failed_checks }: Remarks) {
  if (result !== 'approved') return verificationEvents[result];
  return failed_checks.th.length > 0
    ? verificationEvents.verified_despite_checks
    : verificationEvents.verified;
}

/** Whether this person entered it and the company wants somebody else to verify it. */
export async function needsAnotherVerifier(
  tx: Transaction,
  scope: Scope,
  { entered_by }: Pick<QuotaRow, 'entered_by'>,
): Promise<boolean> {
  if (entered_by !== scope.userId) return false;
  const { own_entries_verified } = await readSettings(tx, scope);
  return !own_entries_verified;
}

/** Refuses what does not wait, what another officer works on, and what this person entered. */
export async function requireVerifiable(
  tx: Transaction,
  scope: Scope,
  stored: Pick<QuotaRow, 'quota_status' | 'season_is_open' | 'claimed_by_user' | 'entered_by'>,
): Promise<void> {
  if (!stored.season_is_open) throw seasonErrors.season_closed();
  if (quotaMoves[stored.quota_status].verified !== 'verify') throw verificationErrors.not_pending();
  if (stored.claimed_by_user !== null && stored.claimed_by_user !== scope.userId) {
    throw verificationErrors.claimed_by_somebody();
  }
  if (await needsAnotherVerifier(tx, scope, stored)) throw verificationErrors.own_entry();
}

/** Takes a quota to verify it; taking it twice changes nothing. */
export async function claimQuota(
  tx: Transaction,
  scope: Scope,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<Quota> {
  const stored = await quotaKeeper.lock(tx, scope, id);
  await requireVerifiable(tx, scope, stored);
  return quotaKeeper.change(tx, scope, {
    id,
    seen: stored,
    event: verificationEvents.claimed,
    values: () => ({
      claimed_by_user: scope.userId,
      claimed_by: scope.employeeId,
      claimed_at: stored.claimed_at ?? now.toISOString(),
    }),
  });
}

/** Gives a quota back to the queue: one's own, or that of another officer by those who manage quotas. */
export async function releaseQuota(tx: Transaction, scope: Scope, id: string): Promise<Quota> {
  const stored = await quotaKeeper.lock(tx, scope, id);
  const { claimed_by_user } = stored;
  const isOwn = claimed_by_user === null || claimed_by_user === scope.userId;
  if (!isOwn && !scope.permissions.has(quotaPermissions.name('manage'))) {
    throw verificationErrors.claimed_by_somebody();
  }
  return quotaKeeper.change(tx, scope, {
    id,
    seen: stored,
    event: verificationEvents.released,
    values: () => nobody,
  });
}
