import { sql } from 'drizzle-orm';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { notificationCompanies } from '../channels/channels.tables.ts';
import { notificationDeliveries as deliveries } from '../records/records.tables.ts';

/** The companies that have something to send on a channel now and have not stopped sending: a probe of the index each. */
export async function companiesWithQueued(tx: Transaction, channel: Channel): Promise<number[]> {
  const ofChannel = sql`channel = ${channel} and state = 'queued'`;
  const { rows } = await tx.execute<{ company_id: number }>(sql`
    with recursive companies as (
      (select company_id from ${deliveries} where ${ofChannel} order by company_id limit 1)
      union all
      select (
        select next.company_id from ${deliveries} next
        where ${ofChannel} and next.company_id > companies.company_id
        order by next.company_id limit 1
      ) from companies where companies.company_id is not null
    )
    select companies.company_id from companies
    where companies.company_id is not null
      and exists (
        select from ${deliveries} due
        where ${ofChannel} and due.company_id = companies.company_id and due.due_at <= now())
      and not exists (
        select from ${notificationCompanies} stopped
        where stopped.company_id = companies.company_id and stopped.stopped_at is not null)`);
  return rows.map(({ company_id }) => company_id);
}
