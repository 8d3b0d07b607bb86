import { and, eq, inArray, sql } from 'drizzle-orm';
import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { forgetStoredFiles } from '#platform/server/files/stored-files.ts';
import type { Forget } from '#platform/server/personal-data/forget-records.ts';
import { quotationAnswers } from '../offer-links/offer-links.tables.ts';
import { quotationPapers } from '../paper/papers.tables.ts';
import { quotationMails } from '../sending/mails.tables.ts';
import { quotations } from '../quotations/quotations.tables.ts';

/**
 * Erases who a quotation was for when that customer's personal data are erased: in the quotation, its frozen
 * papers, its mails, its history and what the customer answered; amounts and lines stay.
 */
export function forgetCustomers({
  translator,
  forget,
}: Pick<Context, 'translator' | 'forget'>): Forget {
  const erased = translator.translate('th', 'platform:erased');
  return async (tx, scope, { entity, ids: customerIds }) => {
    if (entity !== CUSTOMER) return;
    const { company_id, customer_id, id, quotation_number, rejected_by, status, status_reason } =
      quotations;
    const rows = await tx
      .update(quotations)
      .set({
        customer_name: erased,
        contact_name: '',
        notes: '',
        status_reason: sql`case when ${rejected_by} = 'customer' or ${status} = 'accepted' then '' else ${status_reason} end`,
        search_text: sql`lower(${quotation_number})`,
      })
      .where(and(eq(company_id, scope.companyId), inArray(customer_id, [...customerIds])))
      .returning({ id });
    const ids = rows.map((row) => row.id);
    if (ids.length === 0) return;
    await forgetPapers(tx, scope, ids);
    await tx
      .update(quotationAnswers)
      .set({ name: erased, text: '', signature: '' })
      .where(
        and(
          eq(quotationAnswers.company_id, scope.companyId),
          inArray(quotationAnswers.quotation_id, ids),
        ),
      );
    // Nobody is left to be reminded.
    await tx
      .update(quotationMails)
      .set({ taken_at: null })
      .where(
        and(
          eq(quotationMails.company_id, scope.companyId),
          inArray(quotationMails.quotation_id, ids),
        ),
      );
    await forget(tx, scope, { entity: QUOTATION, ids, others: { ids: [], events: [] } });
  };
}

async function forgetPapers(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  ids: readonly string[],
): Promise<void> {
  const { company_id, quotation_id, stored_file_id } = quotationPapers;
  const removed = await tx
    .delete(quotationPapers)
    .where(and(eq(company_id, companyId), inArray(quotation_id, [...ids])))
    .returning({ stored_file_id });
  await forgetStoredFiles(
    tx,
    { companyId },
    removed.map((paper) => paper.stored_file_id),
  );
}
