import { sql } from 'drizzle-orm';
import { channelEvents, NOTIFICATION_CHANNEL } from '#modules/notifications/contract/channels.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { isStopped } from './channels.queries.ts';
import { notificationCompanies } from './channels.tables.ts';

/** Stops all sending of a company, or lets it go on with what waits. */
export async function stopSending(tx: Transaction, scope: Scope, stopped: boolean): Promise<void> {
  const before = { stopped: await isStopped(tx, scope) };
  const stopped_at = stopped ? sql`now()` : null;
  await tx
    .insert(notificationCompanies)
    .values({ company_id: scope.companyId, stopped_at })
    .onConflictDoUpdate({ target: notificationCompanies.company_id, set: { stopped_at } });
  await recordEvent(tx, scope, {
    name: stopped ? channelEvents.sending_stopped : channelEvents.sending_resumed,
    entity: NOTIFICATION_CHANNEL,
    entityId: 'all',
    before,
    after: { stopped },
  });
}
