import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { companies } from '../companies/companies.tables.ts';

type Changes = Partial<Pick<typeof companies.$inferInsert, 'name_th' | 'name_en' | 'theme' | 'logo'>>;

/** Changes a company; what is undefined stays. */
export async function updateCompany(tx: Transaction, id: number, changes: Changes): Promise<void> {
  await tx
    .update(companies)
    .set({
      ...changes,
      // Later than before even within one millisecond, so that the next editor's copy is told apart.
      updated_at: sql`greatest(now(), ${companies.updated_at} + interval '1 millisecond')`,
    })
    .where(eq(companies.id, id));
}
