import { SOW } from '#modules/feature-development/contract/sows.ts';
import { VALUE_STREAM } from '#modules/feature-development/contract/value-streams.ts';
import { findUserOfEmployee } from '#modules/identity/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { notifyOnce, type NoticeOnce } from '#platform/server/inbox/notify-once.ts';
import { dueSows, dueValueStreams, type DueWork } from './due-work.queries.ts';

type Company = Pick<Scope, 'companyId'>;

/** Notifies each person once of each piece of work that is due soon, and once when its due date has passed. */
export async function notifyDue(tx: Transaction, company: Company, today: string): Promise<void> {
  const notices: NoticeOnce[] = [];
  for (const work of await dueSows(tx, company, today)) {
    notices.push(await noticeOf(tx, company, { work, today, entity: SOW }));
  }
  for (const work of await dueValueStreams(tx, company, today)) {
    notices.push(await noticeOf(tx, company, { work, today, entity: VALUE_STREAM }));
  }
  await notifyOnce(tx, company, notices);
}

async function noticeOf(
  tx: Transaction,
  company: Company,
  { work, today, entity }: { work: DueWork; today: string; entity: string },
): Promise<NoticeOnce> {
  const { id, name, within, due_date: date } = work;
  const users = new Set<string>();
  for (const person of work.people) {
    const user = await findUserOfEmployee(tx, company, person);
    if (user !== undefined) users.add(user);
  }
  const kind = date < today ? 'overdue' : 'due_soon';
  return {
    tone: kind === 'overdue' ? 'danger' : 'warning',
    text: `feature-development:inbox.${kind}`,
    to: [...users],
    entity,
    entityId: id,
    within,
    parameters: { name, date },
    once: `${kind} ${entity} ${id} ${date}`,
  };
}
