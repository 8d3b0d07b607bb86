import { and, asc, eq, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';
import { deliverToInboxes } from '../delivery/deliver-system.ts';
import { selectCauses } from '../inbox/causes.queries.ts';
import { inboxItems } from '../inbox/inbox.tables.ts';
import { deleteOldNotices } from '../inbox/sweep-inbox.job.ts';
import { matchEvent, type Matching } from '../matching/match-event.ts';
import { notificationPendingEvents as pending } from '../matching/pending-events.tables.ts';
import { createSettingsReader } from '../matching/settings-in-force.queries.ts';
import { notificationDeliveries as deliveries } from '../records/records.tables.ts';

/**
 * Notifies of what the examples did, once of each record: what was decided since asks nobody any more. Each
 * notice is as old as what it is about, and none is older than those that are kept.
 */
export async function notifyOfExamples(
  tx: Transaction,
  company: Pick<Scope, 'companyId'>,
  matching: Matching,
): Promise<void> {
  const { companyId } = company;
  await tx.execute(sql`
    delete from ${pending} earlier using ${eventLog} it
    where earlier.company_id = ${companyId} and it.sequence = earlier.sequence
      and exists (
        select from ${pending} waiting join ${eventLog} later on later.sequence = waiting.sequence
        where waiting.company_id = ${companyId} and later.company_id = ${companyId}
          and later.entity = it.entity and later.entity_id = it.entity_id
          and later.sequence > it.sequence)`);
  const left = await tx
    .select({ sequence: pending.sequence })
    .from(pending)
    .where(eq(pending.company_id, companyId))
    .orderBy(asc(pending.sequence));
  const readSettings = createSettingsReader();
  for (const { sequence } of left) {
    await matchEvent(tx, company, { ...matching, sequence, readSettings });
  }
  // They were planned after this transaction began, whose time counts.
  await tx
    .update(deliveries)
    .set({ due_at: sql`now()` })
    .where(hasValues(deliveries, { company_id: companyId, channel: 'System', state: 'queued' }));
  await deliverToInboxes(tx, company, new Set());
  const causes = selectCauses(tx, company);
  await tx
    .update(inboxItems)
    .set({ at: sql`${causes.at}` })
    .from(causes)
    .where(
      and(eq(inboxItems.company_id, companyId), eq(inboxItems.delivery_id, causes.delivery_id)),
    );
  // As the nightly sweep would have.
  await deleteOldNotices(tx, matching.context.clock);
}
