import { quotaMoves, type QuotaStatus } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { quotaEvents, type Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { quotaErrors } from '#modules/farmer-quotas/contract/quota-errors.ts';
import { quotaPermissions } from '#modules/farmer-quotas/contract/permissions.ts';
import { seasonErrors } from '#modules/farmer-quotas/contract/seasons.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { quotaKeeper } from '../records/quotas.queries.ts';
import { findVerifiers, settleSubmission } from './submission.ts';

interface Move {
  readonly id: string;
  readonly status: QuotaStatus;
  readonly updated_at?: string | undefined;
  readonly context: Pick<Context, 'clock' | 'permissionSets' | 'translator'>;
}

/** Moves a quota by the table of moves, but for verifying it. */
export async function moveQuota(
  tx: Transaction,
  scope: Scope,
  { id, status, updated_at, context }: Move,
): Promise<Quota> {
  const { clock, permissionSets, translator } = context;
  const stored = await quotaKeeper.lock(tx, scope, id);
  const isSubmitted = status === 'pending';
  const tell = isSubmitted ? await findVerifiers(tx, scope, permissionSets) : [];
  if (stored.quota_status === 'pending') await settleSubmission(tx, scope, id);
  return quotaKeeper.change(tx, scope, {
    id,
    seen: { updated_at: updated_at ?? stored.updated_at },
    event: (before, after) => ({
      name: eventOf(stored.quota_status, status),
      before,
      after: { ...after, tell },
    }),
    values({ season_is_open, quota_status, reject_reason, submitted_at }) {
      if (!season_is_open) throw seasonErrors.season_closed();
      const by = quotaMoves[quota_status][status];
      if (by === undefined || by === 'verify') {
        const nameOf = (name: QuotaStatus) =>
          translator.translate(scope.language, `farmer-quotas:statuses.${name}`);
        const parameters = { from: nameOf(quota_status), to: nameOf(status) };
        throw quotaErrors.move_refused({ parameters });
      }
      if (!scope.permissions.has(quotaPermissions.name(by))) throw errors.forbidden();
      return {
        quota_status: status,
        reject_reason: isSubmitted ? '' : reject_reason,
        submitted_at: isSubmitted ? clock.now().toISOString() : submitted_at,
        claimed_by: null,
        claimed_by_user: null,
        claimed_at: null,
      };
    },
  });
}

function eventOf(from: QuotaStatus, to: QuotaStatus): string {
  if (to === 'pending') return quotaEvents.submitted;
  if (to === 'draft') return from === 'rejected' ? quotaEvents.reopened : quotaEvents.withdrawn;
  if (to === 'verified') return quotaEvents.resumed;
  return to === 'suspended' ? quotaEvents.suspended : quotaEvents.closed;
}
