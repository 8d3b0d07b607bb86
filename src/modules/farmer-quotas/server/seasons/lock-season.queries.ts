import { errors } from '#platform/contract/errors.ts';
import { seasonErrors } from '#modules/farmer-quotas/contract/seasons.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { quotaSeasons } from '../records/seasons.tables.ts';

/** Keeps a season open until the transaction ends; fails at a field where there is none, and where it is closed. */
export async function lockSeason(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { id, path = 'season_id' }: { readonly id: string; readonly path?: string },
): Promise<void> {
  const [season] = await tx
    .select({ status: quotaSeasons.status })
    .from(quotaSeasons)
    .where(hasValues(quotaSeasons, { company_id: companyId, id }))
    .for('share');
  if (season === undefined) {
    const code = 'platform:validation.not_a_choice';
    throw errors.validation_failed({ fields: [{ path, code }] });
  }
  if (season.status === 'closed') throw seasonErrors.season_closed();
}
