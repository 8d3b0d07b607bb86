import { quotaPermissions } from '#modules/farmer-quotas/contract/permissions.ts';
import { FARMER_QUOTA, quotaEvents } from '#modules/farmer-quotas/contract/quotas.ts';
import { findPermitted } from '#modules/identity/server/public.ts';
import { settleNotices } from '#modules/notifications/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

/** The accounts of those who may verify what this person hands in. */
export async function findVerifiers(
  tx: Transaction,
  scope: Scope,
  permissionSets: Context['permissionSets'],
): Promise<string[]> {
  const permission = quotaPermissions.names.verify;
  const verifiers = await findPermitted(tx, scope, { permission, permissionSets });
  return verifiers.filter((userId) => userId !== scope.userId);
}

/** Nobody is asked any longer to verify a quota that was verified, withdrawn or deleted. */
export function settleSubmission(tx: Transaction, scope: Scope, id: string): Promise<void> {
  return settleNotices(tx, scope, { entity: FARMER_QUOTA, id, events: [quotaEvents.submitted] });
}
