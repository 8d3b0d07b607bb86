import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { findFeatureReference } from '#modules/catalogue/server/public.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import type { ListedSow, Sow } from '#modules/feature-development/contract/sows.ts';
import { nextStage, percentOf, phaseOf } from '#modules/feature-development/contract/stage-order.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findMissing } from '../stages/missing-for-completion.queries.ts';
import { sops } from './sops.tables.ts';
import { valueStreams } from './value-streams.tables.ts';
import { sows } from './sows.tables.ts';

type Company = Pick<Scope, 'companyId'>;
type Reader = Pick<Scope, 'companyId' | 'language'>;

export type SowRow = typeof sows.$inferSelect;

/** A SOW of the company; a missing one and another company's are the same failure. */
export async function findSow(tx: Transaction, reader: Reader, id: string): Promise<Sow> {
  const [row] = await tx
    .select({ ...sowColumns(reader.language), valueStreamDueDate: ofValueStream('dueDate') })
    .from(sows)
    .where(isSow(reader.companyId, id));
  if (row === undefined) throw errors.not_found();
  const next = nextStage(row.current_stage);
  return {
    ...describeSow(row),
    value_stream_due_date: row.valueStreamDueDate,
    feature: await findFeatureReference(tx, reader, row.feature_id),
    next_stage: next,
    missing: next === null ? [] : await findMissing(tx, reader, { sowId: id, stageNumber: next }),
  };
}

/** Its row, held until the transaction ends so that nobody else moves it meanwhile. */
export async function lockSow(tx: Transaction, { companyId }: Company, id: string) {
  const [row] = await tx.select().from(sows).where(isSow(companyId, id)).for('no key update');
  if (row === undefined) throw errors.not_found();
  return row;
}

/** Many rows, held in the order of their ids. */
export function lockSowsOf(tx: Transaction, { companyId }: Company, where: SQL): Promise<SowRow[]> {
  return tx
    .select()
    .from(sows)
    .where(and(eq(sows.company_id, companyId), where))
    .orderBy(asc(sows.id))
    .for('no key update');
}

export function isSow(companyId: number, id: string): SQL | undefined {
  return and(eq(sows.company_id, companyId), eq(sows.id, id));
}

/** All that lists say of a SOW, as columns of a statement that reads them. */
export function sowColumns(language: Language) {
  const { search_text: _searchText, ...columns } = getTableColumns(sows);
  const { company_id: companyId } = columns;
  return {
    ...columns,
    sopName: sql<string>`${sql`(
      select ${sops.name} from ${sops}
      where ${sops.company_id} = ${companyId} and ${sops.id} = ${columns.sop_id}
    )`}`,
    valueStreamName: ofValueStream('name'),
    assignee: employeeName({ companyId, id: columns.assignee_id, language }),
    editor: employeeName({ companyId, id: columns.updated_by_employee, language }),
  };
}

/** Wrapped, as Drizzle takes the table off columns which it meets in a selected column itself. */
function ofValueStream<Name extends 'name' | 'dueDate'>(name: Name) {
  return sql<(typeof valueStreams.$inferSelect)[Name]>`${sql`(
    select ${valueStreams[name]} from ${valueStreams}
    where ${valueStreams.company_id} = ${sows.company_id} and ${valueStreams.id} = ${sows.value_stream_id}
  )`}`;
}

type DescribedRow = Omit<SowRow, 'searchText'> & {
  readonly sopName: string;
  readonly valueStreamName: string;
  readonly assignee: string | null;
  readonly editor: string | null;
};

export function describeSow(row: DescribedRow): ListedSow {
  return {
    id: row.id,
    sop_id: row.sop_id,
    sop_name: row.sopName,
    value_stream_id: row.value_stream_id,
    value_stream_name: row.valueStreamName,
    name: row.name,
    description: row.description,
    assignee_id: row.assignee_id,
    assignee: row.assignee,
    manual_status: row.manual_status,
    phase: phaseOf(row.current_stage),
    current_stage: row.current_stage,
    step_index: row.current_stage,
    progress: percentOf(row.current_stage),
    stage_started_at: row.stage_started_at ?? null,
    start_date: row.start_date,
    due_date: row.due_date,
    tags: row.tags,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    updated_by: row.editor,
  };
}
