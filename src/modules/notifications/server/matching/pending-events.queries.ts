import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { notificationPendingEvents as pending } from './pending-events.tables.ts';

/** One company's in a row, so that a burst of one does not make the others wait. */
const OF_EACH_COMPANY = 20;

export interface PendingEvent {
  readonly companyId: number;
  readonly sequence: number;
}

/** Some of the events that wait, of every company that has any: read by probes of the key, however many wait. */
export async function duePending(tx: Transaction): Promise<PendingEvent[]> {
  const { rows } = await tx.execute<{ company_id: number; sequence: string }>(sql`
    with recursive companies as (
      (select company_id from ${pending} order by company_id limit 1)
      union all
      select (
        select next.company_id from ${pending} next
        where next.company_id > companies.company_id order by next.company_id limit 1
      ) from companies where companies.company_id is not null
    )
    select waiting.company_id, waiting.sequence
    from companies cross join lateral (
      select company_id, sequence from ${pending} each
      where each.company_id = companies.company_id and each.due_at <= now()
      order by each.sequence limit ${OF_EACH_COMPANY}
    ) waiting
    where companies.company_id is not null`);
  return rows.map(({ company_id, sequence }) => ({
    companyId: company_id,
    sequence: Number(sequence),
  }));
}
