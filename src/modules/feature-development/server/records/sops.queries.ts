import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { inPercent } from './in-percent.ts';
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
  return row;
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
  value_stream_id: string,
): Promise<SopRow[]> {
  return tx
    .select()
    .from(sops)
    .where(and(eq(sops.company_id, companyId), eq(sops.value_stream_id, value_stream_id)))
    .orderBy(asc(sops.id))
    .for('no key update');
}

/** All that the wire says of a SOP, as columns of a statement that reads them. */
export function sopColumns(language: Language) {
  const {
    company_id: companyId,
    sow_progress_sum: _sum,
    updated_by: _userId,
    updated_by_employee: editor,
    search_text: _searchText,
    ...columns
  } = getTableColumns(sops);
  return {
    ...columns,
    progress: inPercent(columns.progress),
    // Wrapped, as Drizzle takes the table off columns which it meets in a selected column itself.
    value_stream_name: sql<string>`${sql`(
      select ${valueStreams.name} from ${valueStreams}
      where ${valueStreams.company_id} = ${companyId} and ${valueStreams.id} = ${columns.value_stream_id}
    )`}`,
    updated_by: employeeName({ companyId, id: editor, language }),
  };
}
