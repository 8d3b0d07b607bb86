import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import { VALUE_STREAM, valueStream } from '#modules/feature-development/contract/value-streams.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { inPercent } from './percent.queries.ts';
import { valueStreams } from './value-streams.tables.ts';

export const valueStreamKeeper = keepRecords({
  table: valueStreams,
  entity: VALUE_STREAM,
  columns: valueStreamColumns,
  show: (row) => valueStream.parse(row),
  searched: ['name', 'description', 'tags'],
});

/** The rows of those that exist, locked in the order of their ids until the transaction ends. */
export function lockValueStreams(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  ids: readonly string[],
) {
  return tx
    .select({ id: valueStreams.id })
    .from(valueStreams)
    .where(and(eq(valueStreams.company_id, companyId), inArray(valueStreams.id, [...ids])))
    .orderBy(asc(valueStreams.id))
    .for('no key update');
}

export function isValueStream(companyId: number, id: string): SQL | undefined {
  return and(eq(valueStreams.company_id, companyId), eq(valueStreams.id, id));
}

/** What the wire shows of a value stream, as columns of a statement that reads them. */
export function valueStreamColumns(language: Language | Placeholder) {
  const {
    company_id: companyId,
    search_text: _searchText,
    ...columns
  } = getTableColumns(valueStreams);
  return {
    ...columns,
    tags: sql<string>`array_to_string(${columns.tags}, ', ')`,
    progress: inPercent(columns.progress),
    owner: employeeName({ companyId, id: columns.owner_id, language }),
    updated_by: employeeName({ companyId, id: columns.updated_by_employee, language }),
  };
}
