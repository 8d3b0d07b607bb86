import { and, eq, inArray, sql } from 'drizzle-orm';
import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import type { Forget } from '#platform/server/personal-data/forget-records.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { quotations } from './quotations.tables.ts';

/** Erases who a quotation was for when that customer's personal data are erased; amounts and lines stay. */
export function forgetCustomers(translator: Translator): Forget {
  const erased = translator.translate('th', 'platform:erased');
  return async (tx, { companyId }, { entity, ids }) => {
    if (entity !== CUSTOMER) return;
    const { company_id, customer_id, id, quotation_number } = quotations;
    const rows = await tx
      .update(quotations)
      .set({
        customer_name: erased,
        contact_name: '',
        notes: '',
        search_text: sql`lower(${quotation_number})`,
      })
      .where(and(eq(company_id, companyId), inArray(customer_id, [...ids])))
      .returning({ id });
    const own = rows.map((row) => row.id);
    await tx.execute(
      sql`select forget_event_texts(${QUOTATION}, ${sql.param(own)}::text[], null::text[])`,
    );
  };
}
