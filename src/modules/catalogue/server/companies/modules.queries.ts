import { theOnly, type CodeChoice } from '../entries/code-choice.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { listModulesRoute, CatalogueModule } from '#modules/catalogue/contract/companies.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import { catalogueModules } from '../entries/entries.tables.ts';
import { completenessOf } from '../entries/entry-gaps.ts';
import { nameIn } from '../entries/entry-names.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

const searched = sql`lower(concat_ws(' ', ${catalogueModules.code}, ${catalogueModules.name_th}, ${catalogueModules.name_en}))`;

export async function listModules(
  tx: Transaction,
  reader: Reader,
  query: Query<typeof listModulesRoute>,
): Promise<Page<CatalogueModule>> {
  const { company_id, status } = query;
  const where = and(
    eq(catalogueModules.company_id, reader.companyId),
    company_id === undefined ? undefined : eq(catalogueModules.catalogue_company_id, company_id),
    status === undefined ? undefined : eq(catalogueModules.status, status),
    matchesSearch(searched, query.search),
  );
  const rows = tx
    .select()
    .from(catalogueModules)
    .where(where)
    .orderBy(asc(catalogueModules.code), asc(catalogueModules.id));
  const found = await readPage(tx, { rows, table: catalogueModules, where, query });
  return { ...found, data: found.data.map((row) => describeModule(row, reader)) };
}

export async function findModule(
  tx: Transaction,
  reader: Reader,
  { code, company_id }: CodeChoice,
): Promise<CatalogueModule> {
  const rows = await tx
    .select()
    .from(catalogueModules)
    .where(
      and(
        hasValues(catalogueModules, { company_id: reader.companyId, code }),
        company_id === undefined
          ? undefined
          : eq(catalogueModules.catalogue_company_id, company_id),
      ),
    )
    .limit(2);
  return describeModule(theOnly(rows), reader);
}

function describeModule(
  row: typeof catalogueModules.$inferSelect,
  { language }: Reader,
): CatalogueModule {
  return {
    ...row,
    company_id: row.catalogue_company_id,
    module_code: row.code,
    module_name: nameIn(language, row),
    completeness: completenessOf(row),
  };
}
