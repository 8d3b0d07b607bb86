import { and, desc, eq, isNull } from 'drizzle-orm';
import { importLimits } from '#modules/catalogue/contract/import-limits.ts';
import type { CatalogueImport } from '#modules/catalogue/contract/imports.ts';
import { findEmployees } from '#modules/directory/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { PageQuery } from '#platform/contract/pagination.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { catalogueImports } from './imports.tables.ts';

export type ImportRow = typeof catalogueImports.$inferSelect;

/** What imports are described with. */
type Means = Pick<Context, 'translator' | 'connection'>;

/** Imports by files, the latest first; readings are shown with their sources. */
export async function listImports(
  tx: Transaction,
  scope: Scope,
  { query, ...means }: { query: PageQuery } & Means,
) {
  const where = and(
    eq(catalogueImports.company_id, scope.companyId),
    isNull(catalogueImports.source_id),
  );
  const rows = tx
    .select()
    .from(catalogueImports)
    .where(where)
    .orderBy(desc(catalogueImports.created_at), desc(catalogueImports.id));
  const page = await readPage(tx, { rows, table: catalogueImports, where, query });
  return { ...page, data: await describeImports(tx, scope, { rows: page.data, ...means }) };
}

export async function findImportRow(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: string,
): Promise<ImportRow> {
  const [row] = await tx
    .select()
    .from(catalogueImports)
    .where(and(eq(catalogueImports.company_id, companyId), eq(catalogueImports.id, id)));
  if (row === undefined) throw errors.not_found();
  return row;
}

export async function describeImport(
  tx: Transaction,
  scope: Pick<Scope, 'companyId' | 'language'>,
  { row, ...means }: { row: ImportRow } & Means,
): Promise<CatalogueImport> {
  const [described] = await describeImports(tx, scope, { rows: [row], ...means });
  if (described === undefined) throw new Error('The import was not described');
  return described;
}

async function describeImports(
  tx: Transaction,
  scope: Pick<Scope, 'companyId' | 'language'>,
  { rows, translator, connection }: { rows: readonly ImportRow[] } & Means,
): Promise<CatalogueImport[]> {
  const ids = rows.flatMap(({ created_by_employee: id }) => (id === null ? [] : [id]));
  const people = new Map(
    (await findEmployees(tx, scope, ids)).map((person) => [person.id, person]),
  );
  const nameOf = (id: number | null) => {
    const person = id === null ? undefined : people.get(id);
    if (person === undefined) return null;
    return scope.language === 'th'
      ? `${person.first_name_th} ${person.last_name_th}`
      : `${person.first_name} ${person.last_name}`;
  };
  return rows.map((row) => ({
    ...row,
    company_id: row.catalogue_company_id,
    failure: row.failure === null ? null : translator.translate(scope.language, row.failure),
    others_wait: connection.embedded && changesOf(row) >= importLimits.changesWaitedFor,
    created_by_name: nameOf(row.created_by_employee),
    step_at: row.updated_at,
  }));
}

/** How many entries an import changes or has changed, once it was checked. */
function changesOf({ report }: ImportRow): number {
  if (report === null) return 0;
  return report.modules.changed + report.features.changed + report.fields.changed;
}
