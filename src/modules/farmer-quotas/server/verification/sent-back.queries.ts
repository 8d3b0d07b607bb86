import { and, asc, eq, sql } from 'drizzle-orm';
import { MOST_SENT_BACK } from '#modules/farmer-quotas/contract/verification.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { farmerQuotas } from '../records/quotas.tables.ts';

/** Quotas that somebody entered and has to correct, the longest waiting first. */
export function listSentBack(tx: Transaction, { companyId, userId }: Scope) {
  const { company_id, entered_by, updated_at, id, name, quota_code, reject_reason } = farmerQuotas;
  return tx
    .select({ id, name, quota_code, reject_reason, updated_at })
    .from(farmerQuotas)
    .where(
      and(
        eq(company_id, companyId),
        eq(entered_by, userId),
        // As the index has it.
        sql`quota_status = 'sent_back'`,
      ),
    )
    .orderBy(asc(updated_at), asc(id))
    .limit(MOST_SENT_BACK);
}
