import { and, asc, eq, max, sql, sum } from 'drizzle-orm';
import type {
  Dashboard,
  listCompaniesRoute,
  Company,
} from '#modules/catalogue/contract/companies.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { catalogueCompanies } from '../entries/entries.tables.ts';
import { completenessOf } from '../entries/entry-gaps.ts';
import { nameIn } from '../entries/entry-names.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

/** If there are more companies than this, people read their list. */
const MOST_ON_DASHBOARD = 1_000;

/** Companies with their figures, one or all of them, and the sums. */
export async function readDashboard(
  tx: Transaction,
  reader: Reader,
  id: string | undefined,
): Promise<Dashboard> {
  if (id !== undefined) await findCompany(tx, reader, id);
  const where = and(
    eq(catalogueCompanies.company_id, reader.companyId),
    id === undefined ? undefined : eq(catalogueCompanies.id, id),
  );
  const rows = await tx
    .select()
    .from(catalogueCompanies)
    .where(where)
    .orderBy(asc(catalogueCompanies.code))
    .limit(MOST_ON_DASHBOARD);
  const total = (column: Parameters<typeof sum>[0]) =>
    sql<number>`coalesce(${sum(column)}, 0)`.mapWith(Number);
  const [metrics] = await tx
    .select({
      total_companies: sql<number>`count(*)`.mapWith(Number),
      active_modules: total(catalogueCompanies.active_modules),
      total_features: total(catalogueCompanies.total_features),
      total_fields: total(catalogueCompanies.total_fields),
      active_processes: total(catalogueCompanies.active_processes),
      analytics_count: total(catalogueCompanies.analytics),
      as_of: max(catalogueCompanies.figures_at),
    })
    .from(catalogueCompanies)
    .where(where);
  if (metrics === undefined) throw new Error('Sums always answer a row');
  const { as_of, ...system_metrics } = metrics;
  return { companies: rows.map((row) => describeCompany(row, reader)), system_metrics, as_of };
}

export async function listCompanies(
  tx: Transaction,
  reader: Reader,
  query: Query<typeof listCompaniesRoute>,
): Promise<Page<Company>> {
  const where = and(
    eq(catalogueCompanies.company_id, reader.companyId),
    query.status === undefined ? undefined : eq(catalogueCompanies.status, query.status),
  );
  const rows = tx
    .select()
    .from(catalogueCompanies)
    .where(where)
    .orderBy(asc(catalogueCompanies.code));
  const found = await readPage(tx, { rows, table: catalogueCompanies, where, query });
  return { ...found, data: found.data.map((row) => describeCompany(row, reader)) };
}

/** One company; a missing one and one of somebody else fail alike. */
export async function findCompany(tx: Transaction, reader: Reader, id: string): Promise<Company> {
  const [row] = await tx
    .select()
    .from(catalogueCompanies)
    .where(and(eq(catalogueCompanies.company_id, reader.companyId), eq(catalogueCompanies.id, id)));
  if (row === undefined) throw errors.not_found();
  return describeCompany(row, reader);
}

function describeCompany(
  row: typeof catalogueCompanies.$inferSelect,
  { language }: Reader,
): Company {
  return {
    ...row,
    company_name: nameIn(language, row),
    company_code: row.code,
    last_updated: row.updated_at,
    completeness: completenessOf(row),
  };
}
