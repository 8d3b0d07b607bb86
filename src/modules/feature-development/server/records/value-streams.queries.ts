import { and, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { valueStreams } from './value-streams.tables.ts';

type Company = Pick<Scope, 'companyId'>;
type Reader = Pick<Scope, 'companyId' | 'language'>;

type ValueStreamRow = typeof valueStreams.$inferSelect;

/** A value stream of the company; a missing one and another company's are the same failure. */
export async function findValueStream(
  tx: Transaction,
  { companyId, language }: Reader,
  id: string,
): Promise<ValueStream> {
  const [row] = await tx
    .select(valueStreamColumns(language))
    .from(valueStreams)
    .where(isValueStream(companyId, id));
  if (row === undefined) throw errors.not_found();
  return describeValueStream(row);
}

/** Its row, held until the transaction ends; undefined when there is none. */
export async function lockValueStream(
  tx: Transaction,
  scope: Company,
  id: string,
): Promise<ValueStreamRow | undefined> {
  const [row] = await lockValueStreams(tx, scope, [id]);
  return row;
}

/** Several rows, held in the order of their ids. */
export function lockValueStreams(
  tx: Transaction,
  { companyId }: Company,
  ids: readonly string[],
): Promise<ValueStreamRow[]> {
  return tx
    .select()
    .from(valueStreams)
    .where(and(eq(valueStreams.company_id, companyId), inArray(valueStreams.id, [...ids])))
    .orderBy(asc(valueStreams.id))
    .for('no key update');
}

export function isValueStream(companyId: number, id: string): SQL | undefined {
  return and(eq(valueStreams.company_id, companyId), eq(valueStreams.id, id));
}

/** All that the wire says of a value stream, as columns of a statement that reads them. */
export function valueStreamColumns(language: Language) {
  const { search_text: _searchText, ...columns } = getTableColumns(valueStreams);
  const { company_id: companyId } = columns;
  return {
    ...columns,
    owner: employeeName({ companyId, id: columns.owner_id, language }),
    editor: employeeName({ companyId, id: columns.updated_by_employee, language }),
  };
}

type DescribedRow = Omit<ValueStreamRow, 'searchText'> & {
  readonly owner: string | null;
  readonly editor: string | null;
};

export function describeValueStream(row: DescribedRow): ValueStream {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    tags: row.tags.join(', '),
    manual_status: row.manual_status,
    progress: row.progress / 100,
    priority: row.priority,
    owner_id: row.owner_id,
    owner: row.owner,
    notes: row.notes,
    start_date: row.start_date,
    end_date: row.end_date,
    due_date: row.due_date,
    sop_count: row.sop_count,
    total_sows: row.total_sows,
    completed_sows: row.completed_sows,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    updated_by: row.editor,
  };
}
