import { eq, and } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import {
  catalogueCompanies,
  catalogueFeatures,
  catalogueModules,
} from '../entries/entries.tables.ts';
import type { KnownCompany } from '../import-files/check-entries.ts';
import type { ImportRow } from './imports.queries.ts';

/** Codes that the catalogue has of the company of an import. */
export async function findKnownCompany(tx: Transaction, row: ImportRow): Promise<KnownCompany> {
  const codesOf = async (table: typeof catalogueModules | typeof catalogueFeatures) => {
    const rows = await tx
      .select({ code: table.code })
      .from(table)
      .innerJoin(
        catalogueCompanies,
        hasValues(catalogueCompanies, {
          company_id: table.company_id,
          id: table.catalogue_company_id,
        }),
      )
      .where(
        and(eq(table.company_id, row.company_id), eq(catalogueCompanies.code, row.company_code)),
      );
    return new Set(rows.map(({ code }) => code));
  };
  return { modules: await codesOf(catalogueModules), features: await codesOf(catalogueFeatures) };
}
