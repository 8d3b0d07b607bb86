import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { surveyVisits } from '../records/visits.tables.ts';

interface Completed {
  readonly visit_id: string | null;
  readonly plot_id: string;
}

/** Refuses a visit that the company does not have, or of another plot. */
export async function requireVisit(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { visit_id, plot_id }: Completed,
): Promise<void> {
  if (visit_id === null) return;
  const [found] = await tx
    .select({ id: surveyVisits.id })
    .from(surveyVisits)
    .where(hasValues(surveyVisits, { company_id: companyId, id: visit_id, plot_id }))
    .for('key share');
  if (found !== undefined) return;
  const fields = [{ path: 'visit_id', code: 'platform:validation.not_a_choice' }];
  throw errors.validation_failed({ fields });
}
