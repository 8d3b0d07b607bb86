import { desc, eq } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { quotationVoidNumbers } from './void-numbers.tables.ts';

const MOST_NUMBERS = 500;

/** Stores that nobody gets the number of a deleted draft. */
export async function voidNumber(
  tx: Transaction,
  { companyId, userId, employeeId }: Scope,
  quotation_number: string,
): Promise<void> {
  await tx.insert(quotationVoidNumbers).values({
    company_id: companyId,
    quotation_number,
    deleted_by: userId,
    deleted_by_employee: employeeId,
  });
}

/** The numbers of deleted drafts, the latest first. */
export function listVoidNumbers(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
) {
  const { quotation_number, deleted_at, deleted_by_employee, company_id } = quotationVoidNumbers;
  return tx
    .select({
      quotation_number,
      deleted_at,
      deleted_by_name: employeeName({ companyId: company_id, id: deleted_by_employee, language }),
    })
    .from(quotationVoidNumbers)
    .where(eq(company_id, companyId))
    .orderBy(desc(deleted_at), desc(quotation_number))
    .limit(MOST_NUMBERS);
}
