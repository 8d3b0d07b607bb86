import { and, asc, eq, getTableColumns, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { agentProfileName } from '#modules/agent-profiles/server/public.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import {
  lastStage,
  nextStage,
  percentOf,
  phaseAt,
} from '#modules/feature-development/contract/stage-order.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { refuseAtField } from '#platform/server/records/refuse-at-field.ts';
import { byStage } from './by-stage.queries.ts';
import { openBlockers } from './open-blockers.queries.ts';
import { sops } from './sops.tables.ts';
import { sows } from './sows.tables.ts';
import { valueStreams } from './value-streams.tables.ts';

type Company = Pick<Scope, 'companyId'>;

export type SowRow = typeof sows.$inferSelect;

/** A SOW's name and place; a missing one and one of another company give the same failure. */
export async function requireSow(tx: Transaction, { companyId }: Company, id: string) {
  const [found] = await tx
    .select({ name: sows.name, sop_id: sows.sop_id })
    .from(sows)
    .where(isSow(companyId, id));
  if (found === undefined) throw errors.not_found();
  return found;
}

/** Its row, locked until the transaction ends so that nobody else moves it meanwhile. */
export async function lockSow(tx: Transaction, { companyId }: Company, id: string) {
  const [row] = await tx.select().from(sows).where(isSow(companyId, id)).for('no key update');
  if (row === undefined) throw errors.not_found();
  return row;
}

/** Many rows, locked in the order of their ids. */
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

export const nameOfSop = sql<string>`${sql`(
  select ${sops.name} from ${sops}
  where ${sops.company_id} = ${sows.company_id} and ${sops.id} = ${sows.sop_id}
)`}`;

/** A comparison that indexes serve. */
export const isOpen = sql`${sows.current_stage} < ${lastStage}`;

/** What lists show of a SOW, as columns of a statement that reads them. */
export function sowColumns(language: Language | Placeholder) {
  const {
    company_id: companyId,
    feature_id: _featureId,
    stands_since: _standsSince,
    updated_by: _userId,
    updated_by_employee: editor,
    search_text: _searchText,
    ...columns
  } = getTableColumns(sows);
  return {
    ...columns,
    open_blockers: openBlockers,
    phase: byStage('text', phaseAt),
    step_index: columns.current_stage,
    next_stage: byStage('int', nextStage),
    progress: byStage('int', percentOf),
    sop_name: nameOfSop,
    value_stream_name: ofValueStream('name'),
    assignee: employeeName({ companyId, id: columns.assignee_id, language }),
    agent_profile: agentProfileName({ companyId, id: columns.agent_profile_id }),
    updated_by: employeeName({ companyId, id: editor, language }),
  };
}

/** Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself. */
export function ofValueStream<Name extends 'name' | 'due_date'>(name: Name) {
  return sql<(typeof valueStreams.$inferSelect)[Name]>`${sql`(
    select ${valueStreams[name]} from ${valueStreams}
    where ${valueStreams.company_id} = ${sows.company_id} and ${valueStreams.id} = ${sows.value_stream_id}
  )`}`;
}

export const refuseUnknownFeature = refuseAtField({
  sows_feature: { path: 'feature_id', code: 'feature-development:errors.feature_unknown' },
});
