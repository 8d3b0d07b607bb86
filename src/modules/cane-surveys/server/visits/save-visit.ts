import { isEmployee } from '#modules/directory/server/public.ts';
import {
  visitErrors,
  visitEvents,
  type Visit,
  type VisitChange,
  type VisitInput,
} from '#modules/cane-surveys/contract/visits.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { plannerOf, surveyorOfNewDay, surveyorsOfChange } from './people-to-notify.queries.ts';
import { refuseSecondVisit, visitKeeper } from './visits.queries.ts';

/** Plans a plot for somebody and a day. */
export async function planVisit(tx: Transaction, scope: Scope, fields: VisitInput): Promise<Visit> {
  await requireSurveyor(tx, scope, fields.surveyor_id);
  await refuseSecondVisit(tx, scope, fields);
  const tell = await surveyorOfNewDay(tx, scope, fields);
  return visitKeeper.create(tx, scope, {
    event: (after) => ({ name: visitEvents.visit_planned, after: { ...after, tell } }),
    values: { ...fields, skip_reason: '' },
  });
}

interface Update {
  readonly id: string;
  readonly change: VisitChange;
}

/** Moves a visit to another day, person or place in the order, unless it led to a survey. */
export async function updateVisit(
  tx: Transaction,
  scope: Scope,
  { id, change: { updated_at, ...fields } }: Update,
): Promise<Visit> {
  return visitKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: (before, after) => ({
      name: visitEvents.visit_changed,
      before,
      after: { ...after, tell: surveyorsOfChange(scope, before, after) },
    }),
    async values(stored) {
      requireOpen(stored);
      if (fields.surveyor_id !== stored.surveyor_id) {
        await requireSurveyor(tx, scope, fields.surveyor_id);
      }
      // A note is saved also where the plot was planned twice before that was refused.
      const isMoved = fields.plot_id !== stored.plot_id || fields.planned_on !== stored.planned_on;
      if (isMoved && stored.status === 'planned') {
        await refuseSecondVisit(tx, scope, { ...fields, id });
      }
      return fields;
    },
  });
}

interface Skipped {
  readonly id: string;
  readonly skip_reason: string;
}

/** Says why a plot was not surveyed. Saying it twice changes nothing. */
export async function skipVisit(
  tx: Transaction,
  scope: Scope,
  { id, skip_reason }: Skipped,
): Promise<Visit> {
  const stored = await visitKeeper.lock(tx, scope, id);
  if (stored.skip_reason === skip_reason) return stored;
  const tell = await plannerOf(tx, scope, id);
  return visitKeeper.change(tx, scope, {
    id,
    seen: { updated_at: stored.updated_at },
    event: (before, after) => ({
      name: visitEvents.visit_skipped,
      before,
      after: { ...after, tell },
    }),
    values(visit) {
      requireOpen(visit);
      return { skip_reason };
    },
  });
}

/** Takes a skipped plot into the plan again. */
export async function resumeVisit(tx: Transaction, scope: Scope, id: string): Promise<Visit> {
  const stored = await visitKeeper.lock(tx, scope, id);
  if (stored.skip_reason === '') return stored;
  await refuseSecondVisit(tx, scope, stored);
  return visitKeeper.change(tx, scope, {
    id,
    seen: { updated_at: stored.updated_at },
    event: visitEvents.visit_resumed,
    values: () => ({ skip_reason: '' }),
  });
}

/** Takes a plot out of a plan, unless it was surveyed. */
export async function deleteVisit(tx: Transaction, scope: Scope, id: string): Promise<void> {
  await visitKeeper.delete(tx, scope, {
    id,
    event: (before) => ({
      name: visitEvents.visit_deleted,
      before: { ...before, tell: [before.surveyor_id].filter((one) => one !== scope.employeeId) },
    }),
    before: async (visit) => requireOpen(visit),
  });
}

function requireOpen({ survey_id }: Pick<Visit, 'survey_id'>): void {
  if (survey_id !== null) throw visitErrors.visit_done();
}

async function requireSurveyor(tx: Transaction, scope: Scope, id: number): Promise<void> {
  if (await isEmployee(tx, scope, id)) return;
  const fields = [{ path: 'surveyor_id', code: 'cane-surveys:errors.surveyor_unknown' }];
  throw errors.validation_failed({ fields });
}
