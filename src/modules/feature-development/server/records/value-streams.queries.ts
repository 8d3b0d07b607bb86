import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { inPercent } from './in-percent.ts';
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
  return row;
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
  const {
    company_id: companyId,
    sop_progress_sum: _sum,
    updated_by: _userId,
    updated_by_employee: editor,
    search_text: _searchText,
    ...columns
  } = getTableColumns(valueStreams);
  return {
    ...columns,
    tags: sql<string>`array_to_string(${columns.tags}, ', ')`,
    progress: inPercent(columns.progress),
    owner: employeeName({ companyId, id: columns.owner_id, language }),
    updated_by: employeeName({ companyId, id: editor, language }),
  };
}
