import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  ne,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type { visitStatuses } from '#modules/cane-surveys/contract/survey-choices.ts';
import * as contract from '#modules/cane-surveys/contract/visits.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import { quotaOf } from '#modules/farmer-quotas/server/public.ts';
import { plotOf } from '#modules/land-plots/server/public.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { matches } from '#platform/server/database/matches.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { caneSurveys } from '../records/surveys.tables.ts';
import { surveyVisits } from '../records/visits.tables.ts';

/** The latest survey that a visit led to. */
const surveyOfVisit = sql`(
  select ${caneSurveys.id} from ${caneSurveys}
  where ${caneSurveys.company_id} = ${surveyVisits.company_id}
    and ${caneSurveys.visit_id} = ${surveyVisits.id}
  order by ${caneSurveys.created_at} desc limit 1)`;

const statusOfVisit = sql`case
  when ${surveyOfVisit} is not null then 'done'
  when ${surveyVisits.skip_reason} <> '' then 'skipped'
  else 'planned' end`;

/** What lists and answers read of a visit. */
export function visitColumns(language: Language | Placeholder) {
  const { company_id: companyId, ...own } = getTableColumns(surveyVisits);
  const plot = { companyId, id: own.plot_id };
  const quota_id = plotOf(plot, 'quota_id');
  return {
    ...own,
    surveyor_name: employeeName({ companyId, id: own.surveyor_id, language }),
    quota_id,
    deed_number: plotOf(plot, 'deed_number'),
    farmer_name: quotaOf({ companyId, id: quota_id }, 'farmer_name'),
    status: sql<(typeof visitStatuses)[number]>`${statusOfVisit}`,
    // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
    survey_id: sql<string | null>`${surveyOfVisit}`,
  };
}

/** Finds, plans, changes and removes visits. */
export const visitKeeper = keepRecords({
  table: surveyVisits,
  entity: contract.SURVEY_VISIT,
  columns: visitColumns,
  show: (row) => contract.visit.parse(row),
  refusals: { survey_visits_plot: { path: 'plot_id' } },
});

/** Which visits the filters of the list let through. */
export function visitConditions(
  { companyId }: Pick<Scope, 'companyId'>,
  query: contract.VisitFilters,
) {
  return and(
    eq(surveyVisits.company_id, companyId),
    matches(surveyVisits.planned_on, query.planned_on),
    matches(surveyVisits.surveyor_id, query.surveyor_id),
    matches(surveyVisits.plot_id, query.plot_id),
    query.status === undefined ? undefined : eq(statusOfVisit, query.status),
  );
}

/** The latest day first, in the order of each day. */
export function visitOrder(): SQL[] {
  return [desc(surveyVisits.planned_on), asc(surveyVisits.place), asc(surveyVisits.id)];
}

interface Day {
  /** The visit itself, where it is stored. */
  readonly id?: string;
  readonly plot_id: string;
  readonly planned_on: string;
}

/** Refuses what would be a second visit of a plot on a day; other visits of the plot wait for this transaction. */
export async function refuseSecondVisit(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { id, plot_id, planned_on }: Day,
): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`visits of ${plot_id}`}), ${companyId}::integer)`,
  );
  const others = and(
    visitConditions({ companyId }, { plot_id, planned_on, status: 'planned' }),
    id === undefined ? undefined : ne(surveyVisits.id, id),
  );
  if ((await tx.$count(surveyVisits, others)) > 0) throw contract.visitErrors.plot_planned();
}
