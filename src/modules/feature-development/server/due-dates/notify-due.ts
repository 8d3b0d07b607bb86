import { dueEvents } from '#modules/feature-development/contract/due-dates.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import { VALUE_STREAM } from '#modules/feature-development/contract/value-streams.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { dueSows, dueValueStreams, type DueWork } from './due-work.queries.ts';
import { findNotified, notifiedKey } from './notified-due.queries.ts';

type Company = Pick<Scope, 'companyId'>;

interface Due {
  readonly today: string;
  readonly entity: string;
  readonly works: readonly DueWork[];
  readonly soon: string;
  readonly overdue: string;
}

/** Records once that a piece of work is due soon, and once that its due date has passed. */
export async function notifyDue(tx: Transaction, company: Company, today: string): Promise<void> {
  await recordDue(tx, company, {
    today,
    entity: SOW,
    works: await dueSows(tx, company, today),
    soon: dueEvents.sow_due_soon,
    overdue: dueEvents.sow_overdue,
  });
  await recordDue(tx, company, {
    today,
    entity: VALUE_STREAM,
    works: await dueValueStreams(tx, company, today),
    soon: dueEvents.value_stream_due_soon,
    overdue: dueEvents.value_stream_overdue,
  });
}

/** People who have taken over the work since are notified too, those who know already are not. */
async function recordDue(
  tx: Transaction,
  company: Company,
  { today, entity, works, soon, overdue }: Due,
): Promise<void> {
  const ids = works.map(({ id }) => id);
  const notified = await findNotified(tx, company, { entity, ids, names: [soon, overdue] });
  const actor = { ...company, userId: null, employeeId: null, requestId: `due dates of ${today}` };
  for (const { id, name, within, due_date, people } of works) {
    const event = due_date < today ? overdue : soon;
    const known = notified.get(notifiedKey({ name: event, id, due_date }));
    const tell = people.filter((person) => known?.has(person) !== true);
    if (known !== undefined && tell.length === 0) continue;
    const after = { name, within, due_date, tell };
    await recordEvent(tx, actor, { name: event, entity, entityId: id, after });
  }
}
