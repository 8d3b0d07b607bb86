import { and, eq } from 'drizzle-orm';
import { SURVEY_VISIT, visitEvents, type Visit } from '#modules/cane-surveys/contract/visits.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findLastDone } from '#platform/server/events/find-last-done.queries.ts';
import { surveyVisits } from '../records/visits.tables.ts';

type Planned = Pick<Visit, 'surveyor_id' | 'planned_on'>;

/** The surveyor whose day gets its first plot, unless they plan it themselves: one notice a day is enough. */
export async function surveyorOfNewDay(
  tx: Transaction,
  { companyId, employeeId }: Scope,
  { surveyor_id, planned_on }: Planned,
): Promise<number[]> {
  if (surveyor_id === employeeId) return [];
  const planned = await tx
    .select({ id: surveyVisits.id })
    .from(surveyVisits)
    .where(
      and(
        eq(surveyVisits.company_id, companyId),
        eq(surveyVisits.surveyor_id, surveyor_id),
        eq(surveyVisits.planned_on, planned_on),
      ),
    )
    .limit(1);
  return planned.length === 0 ? [surveyor_id] : [];
}

/** Who had the plot and who has it now; its place in the order of the day is no news. */
export function surveyorsOfChange(
  { employeeId }: Pick<Scope, 'employeeId'>,
  before: Visit,
  after: Visit,
): number[] {
  const isNews = (['surveyor_id', 'planned_on', 'plot_id', 'note'] as const).some(
    (field) => before[field] !== after[field],
  );
  const surveyors = new Set([before.surveyor_id, after.surveyor_id]);
  return isNews ? [...surveyors].filter((id) => id !== employeeId) : [];
}

/** Who planned a visit, unless it is the person who acts. */
export async function plannerOf(tx: Transaction, scope: Scope, id: string): Promise<string[]> {
  const events = [visitEvents.visit_planned];
  const done = await findLastDone(tx, scope, { entity: SURVEY_VISIT, id, events });
  const planners = [...done.values()].flatMap(({ userId }) => userId ?? []);
  return planners.filter((userId) => userId !== scope.userId);
}
