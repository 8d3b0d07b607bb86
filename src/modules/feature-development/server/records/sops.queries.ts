import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { valueStreams } from './value-streams.tables.ts';
import { sops } from './sops.tables.ts';

type Company = Pick<Scope, 'companyId'>;
type Reader = Pick<Scope, 'companyId' | 'language'>;

export type SopRow = typeof sops.$inferSelect;

/** A SOP of the company; a missing one and another company's are the same failure. */
export async function findSop(
  tx: Transaction,
  { companyId, language }: Reader,
  id: string,
): Promise<Sop> {
  const [row] = await tx
    .select(sopColumns(language))
    .from(sops)
    .where(and(eq(sops.company_id, companyId), eq(sops.id, id)));
  if (row === undefined) throw errors.not_found();
  return describeSop(row);
}

/** Its row, held until the transaction ends; undefined when there is none. */
export async function lockSop(
  tx: Transaction,
  scope: Company,
  id: string,
): Promise<SopRow | undefined> {
  const [row] = await lockSops(tx, scope, [id]);
  return row;
}

/** Several rows, held in the order of their ids. */
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

/** All rows of a value stream, held in the order of their ids. */
export function lockSopsOf(
  tx: Transaction,
  { companyId }: Company,
  valueStreamId: string,
): Promise<SopRow[]> {
  return tx
    .select()
    .from(sops)
    .where(and(eq(sops.company_id, companyId), eq(sops.value_stream_id, valueStreamId)))
    .orderBy(asc(sops.id))
    .for('no key update');
}

/** All that the wire says of a SOP, as columns of a statement that reads them. */
export function sopColumns(language: Language) {
  const { search_text: _searchText, ...columns } = getTableColumns(sops);
  const { company_id: companyId } = columns;
  return {
    ...columns,
    // Wrapped, as Drizzle takes the table off columns which it meets in a selected column itself.
    valueStreamName: sql<string>`${sql`(
      select ${valueStreams.name} from ${valueStreams}
      where ${valueStreams.company_id} = ${companyId} and ${valueStreams.id} = ${columns.value_stream_id}
    )`}`,
    editor: employeeName({ companyId, id: columns.updated_by_employee, language }),
  };
}

type DescribedRow = Omit<SopRow, 'searchText'> & {
  readonly valueStreamName: string;
  readonly editor: string | null;
};

export function describeSop(row: DescribedRow): Sop {
  return {
    id: row.id,
    value_stream_id: row.value_stream_id,
    value_stream_name: row.valueStreamName,
    name: row.name,
    description: row.description,
    manual_status: row.manual_status,
    progress: row.progress / 100,
    sow_count: row.sow_count,
    completed_sows: row.completed_sows,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    updated_by: row.editor,
  };
}
