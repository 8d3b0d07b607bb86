import { and, eq } from 'drizzle-orm';
import { catalogueCompanies, catalogueFields } from '../entries/entries.tables.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { reportEngineUses } from './report-engine-uses.ts';
import { refreshFigures } from '../entries/refresh-figures.ts';

/** Looks up again the engines that fields name and that the registry did not know. */
export async function linkEngines(tx: Transaction, scope: Scope): Promise<void> {
  const { companyId } = scope;
  const waiting = await tx
    .selectDistinct({ id: catalogueFields.catalogue_company_id })
    .from(catalogueFields)
    .where(
      and(eq(catalogueFields.company_id, companyId), eq(catalogueFields.engine_unknown, true)),
    );
  for (const { id } of waiting) {
    // Waits for others who are writing into the company.
    await tx
      .select({ id: catalogueCompanies.id })
      .from(catalogueCompanies)
      .where(and(eq(catalogueCompanies.company_id, companyId), eq(catalogueCompanies.id, id)))
      .for('update');
    await reportEngineUses(tx, scope, id);
    await refreshFigures(tx, scope, id);
  }
}
