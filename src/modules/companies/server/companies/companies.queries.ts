import { asc, eq, inArray, sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Company } from '#modules/companies/contract/companies.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { companies } from './companies.tables.ts';

/** What anybody may see of a company. */
export const companyColumns = {
  id: companies.id,
  name_th: companies.name_th,
  name_en: companies.name_en,
  code: companies.code,
  logo: companies.logo,
  theme: companies.theme,
};

/** A company as anybody may see it. */
export async function findCompany(tx: Transaction, id: number): Promise<Company | undefined> {
  const [company] = await tx.select(companyColumns).from(companies).where(eq(companies.id, id));
  return company;
}

/** What a company is called in a language. */
export async function readCompanyName(
  tx: Transaction,
  { companyId, language }: { readonly companyId: number; readonly language: Language },
): Promise<string> {
  const company = await findCompany(tx, companyId);
  return (language === 'th' ? company?.name_th : company?.name_en) ?? '';
}

/** The companies with these ids, given as a list or as a query; the oldest first. */
export async function listCompanies(
  tx: Transaction,
  ids: readonly number[] | SQLWrapper,
): Promise<Company[]> {
  return tx
    .select(companyColumns)
    .from(companies)
    .where(inArray(companies.id, ids))
    .orderBy(asc(companies.id));
}

/** The ids of all companies, for transactions of the system. */
export async function allCompanyIds(tx: Transaction): Promise<number[]> {
  const rows = await tx.select({ id: companies.id }).from(companies).orderBy(asc(companies.id));
  return rows.map(({ id }) => id);
}

/** Prevents others from changing these companies until the transaction ends. */
export async function lockCompanies(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.id, [...ids]))
    .orderBy(asc(companies.id))
    .for('update');
}

/** The name of a row's company, as a column of the statement that reads the row. */
export function companyName(companyId: Column, language: Language): SQL<string> {
  const name = language === 'th' ? companies.name_th : companies.name_en;
  const found = sql`(select ${name} from ${companies} where ${companies.id} = ${companyId})`;
  // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
  return sql<string>`${found}`;
}
