import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { storedIn } from '#platform/server/personal-data/sealed-column.ts';
import { customers } from './customers.tables.ts';
import { personalTaxId } from './personal-tax-id.ts';

type Needs = Pick<Context, 'database' | 'personalData' | 'secrets'>;

const ROWS_A_BATCH = 500;

/**
 * Until migration 0083 this module sealed national ids by itself, each with the id of its customer. Those are
 * sealed again as the platform does; nothing happens where none is left.
 */
export async function resealTaxIds(needs: Needs): Promise<void> {
  while ((await needs.database.asSystem((tx) => resealBatch(tx, needs))) > 0);
}

async function resealBatch(tx: Transaction, { personalData, secrets }: Needs): Promise<number> {
  const rows = await tx
    .select({
      companyId: customers.company_id,
      id: customers.id,
      sealed: storedIn(customers.tax_id_sealed),
    })
    .from(customers)
    .where(
      sql`${customers.tax_id_sealed} is not null and ${customers.tax_id_sealed} not like '%.%'`,
    )
    .limit(ROWS_A_BATCH)
    .for('update');
  for (const { companyId, id, sealed } of rows) {
    const taxId = secrets.open(sealed ?? '', id);
    await tx
      .update(customers)
      .set({ tax_id_sealed: personalData.seal({ companyId }, personalTaxId, taxId) })
      .where(and(eq(customers.company_id, companyId), eq(customers.id, id)));
  }
  return rows.length;
}
