import { eq } from 'drizzle-orm';
import type { CompanyProfile } from '#modules/companies/contract/company-profile.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Database, Transaction } from '#platform/server/database/transactions.ts';
import { companies } from '../companies/companies.tables.ts';

/** How a company presents itself; `lock` prevents others from changing it until the transaction ends. */
export async function findCompanyProfile(
  tx: Transaction,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<CompanyProfile> {
  const query = tx
    .select({
      name_th: companies.name_th,
      name_en: companies.name_en,
      code: companies.code,
      theme: companies.theme,
      logo: companies.logo,
      updated_at: companies.updated_at,
    })
    .from(companies)
    .where(eq(companies.id, id))
    .$dynamic();
  const [found] = await (lock ? query.for('update') : query);
  if (found === undefined) throw errors.not_found();
  return found;
}

/** The same outside a transaction, for modules: theirs see no companies. */
export function readCompanyProfile(database: Database, id: number): Promise<CompanyProfile> {
  return database.asSystem((tx) => findCompanyProfile(tx, id), { readOnly: true });
}
