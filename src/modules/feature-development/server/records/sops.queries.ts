import { and, asc, eq, getTableColumns, inArray, sql, type Placeholder } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import { SOP, sop } from '#modules/feature-development/contract/sops.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { inPercent } from './percent.queries.ts';
import { sops } from './sops.tables.ts';
import { valueStreams } from './value-streams.tables.ts';

type Company = Pick<Scope, 'companyId'>;

export type SopRow = typeof sops.$inferSelect;

export const sopKeeper = keepRecords({
  table: sops,
  entity: SOP,
  columns: sopColumns,
  show: (row) => sop.parse(row),
  searched: ['name', 'description'],
});

/** The rows of those that exist, locked in the order of their ids until the transaction ends. */
export function lockSops(
  tx: Transaction,
  { companyId }: Company,
  ids: readonly string[],
): Promise<SopRow[]> {
  return tx
    .select()
    .from(sops)
    .where(and(eq(sops.company_id, companyId), inArray(sops.id, [...ids])))
    .orderBy(asc(sops.id))
    .for('no key update');
}

/** All SOPs of a value stream, locked in the same way. */
export function lockSopsOf(
  tx: Transaction,
  { companyId }: Company,
  value_stream_id: string,
): Promise<SopRow[]> {
  return tx
    .select()
    .from(sops)
    .where(and(eq(sops.company_id, companyId), eq(sops.value_stream_id, value_stream_id)))
    .orderBy(asc(sops.id))
    .for('no key update');
}

/** Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself. */
export const nameOfValueStream = sql<string>`${sql`(
  select ${valueStreams.name} from ${valueStreams}
  where ${valueStreams.company_id} = ${sops.company_id} and ${valueStreams.id} = ${sops.value_stream_id}
)`}`;

/** What the wire shows of a SOP, as columns of a statement that reads them. */
export function sopColumns(language: Language | Placeholder) {
  const { company_id: companyId, search_text: _searchText, ...columns } = getTableColumns(sops);
  return {
    ...columns,
    progress: inPercent(columns.progress),
    value_stream_name: nameOfValueStream,
    updated_by: employeeName({ companyId, id: columns.updated_by_employee, language }),
  };
}
