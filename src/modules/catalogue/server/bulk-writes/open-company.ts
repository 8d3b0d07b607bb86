import { and, eq } from 'drizzle-orm';
import { catalogueCompanies } from '../entries/entries.tables.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import type { CompanyRow } from '../entries/entry-rows.ts';

/**
 * The company with a code, created if necessary, and locked until the transaction ends: nobody else writes
 * into it meanwhile.
 */
export async function openCatalogueCompany(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { origin, ...row }: CompanyRow,
): Promise<{ id: string; created: boolean }> {
  const [created] = await tx
    .insert(catalogueCompanies)
    .values({
      ...row,
      company_id: companyId,
      id: newId(),
      origin: origin?.kind,
      origin_id: origin?.id,
    })
    .onConflictDoNothing()
    .returning({ id: catalogueCompanies.id });
  if (created !== undefined) return { id: created.id, created: true };
  const [stored] = await tx
    .select({ id: catalogueCompanies.id })
    .from(catalogueCompanies)
    .where(and(eq(catalogueCompanies.company_id, companyId), eq(catalogueCompanies.code, row.code)))
    .for('update');
  if (stored === undefined) throw new Error('The company of the catalogue was removed');
  return { id: stored.id, created: false };
}
