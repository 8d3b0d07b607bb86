import { and, desc, eq, getTableColumns, ne, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { employeeName } from '#modules/directory/server/public.ts';
import type {
  Correction,
  listCorrectionsRoute,
} from '#modules/farmer-quotas/contract/corrections.ts';
import { quotaPermissions } from '#modules/farmer-quotas/contract/permissions.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { matches } from '#platform/server/database/matches.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { storedIn } from '#platform/server/personal-data/sealed-column.ts';
import { farmerQuotas } from '../records/quotas.tables.ts';
import { quotaCorrections } from '../records/corrections.tables.ts';

const { company_id: companyId } = quotaCorrections;

function columns(language: Language | Placeholder) {
  const own = getTableColumns(quotaCorrections);
  const { id, quota_id, status, reason, changes, requested_by, created_at, updated_at } = own;
  const { decision_note, decided_at, requested_by_employee, decided_by_employee } = own;
  return {
    id,
    quota_id,
    status,
    reason,
    changes,
    requested_by,
    decision_note,
    decided_at,
    created_at,
    updated_at,
    quota_code: farmerQuotas.quota_code,
    name: farmerQuotas.name,
    requested_by_name: employeeName({ companyId, id: requested_by_employee, language }),
    decided_by_name: employeeName({ companyId, id: decided_by_employee, language }),
  };
}

const sealedColumns = {
  national_id: storedIn(quotaCorrections.national_id),
  bank_account_no: storedIn(quotaCorrections.bank_account_no),
  baac_account_number: storedIn(quotaCorrections.baac_account_number),
};

const itsQuota = hasValues(farmerQuotas, {
  company_id: quotaCorrections.company_id,
  id: quotaCorrections.quota_id,
});

/** A correction with its sealed values, locked until the transaction ends. */
export async function lockCorrection(tx: Transaction, scope: Scope, id: string) {
  const [found] = await tx
    .select({ ...columns(scope.language), ...sealedColumns })
    .from(quotaCorrections)
    .innerJoin(farmerQuotas, itsQuota)
    .where(hasValues(quotaCorrections, { company_id: scope.companyId, id }))
    .for('no key update', { of: quotaCorrections });
  if (found === undefined) throw errors.not_found();
  return found;
}

/** A correction as it is answered. */
export async function showCorrection(
  tx: Transaction,
  scope: Scope,
  id: string,
): Promise<Correction> {
  const [found] = await tx
    .select(columns(scope.language))
    .from(quotaCorrections)
    .innerJoin(farmerQuotas, itsQuota)
    .where(hasValues(quotaCorrections, { company_id: scope.companyId, id }));
  if (found === undefined) throw errors.not_found();
  return withAuthor(scope)(found);
}

/** Who may decide corrections decides all that wait but their own. */
function awaitsDecisionOf({ userId, permissions }: Scope): SQL | undefined {
  if (!permissions.has(quotaPermissions.names.verify)) return sql`false`;
  return and(eq(quotaCorrections.status, 'pending'), ne(quotaCorrections.requested_by, userId));
}

/** Corrections, the latest first. */
export async function listCorrections(
  tx: Transaction,
  scope: Scope,
  query: z.output<typeof listCorrectionsRoute.query>,
) {
  const where = and(
    eq(quotaCorrections.company_id, scope.companyId),
    matches(quotaCorrections.status, query.status),
    matches(quotaCorrections.quota_id, query.quota_id),
    query.awaiting === 'me' ? awaitsDecisionOf(scope) : undefined,
  );
  const rows = tx
    .select(columns(scope.language))
    .from(quotaCorrections)
    .innerJoin(farmerQuotas, itsQuota)
    .where(where)
    .orderBy(desc(quotaCorrections.id));
  const found = await readPage(tx, { rows, table: quotaCorrections, where, query });
  return { ...found, data: found.data.map(withAuthor(scope)) };
}

function withAuthor({ userId }: Pick<Scope, 'userId'>) {
  return <Row extends { readonly requested_by: string }>({ requested_by, ...row }: Row) => ({
    ...row,
    is_own_request: requested_by === userId,
  });
}
