import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';
import {
  notificationDeliveries as deliveries,
  notificationRecords as records,
} from '../records/records.tables.ts';
import { inboxItems } from './inbox.tables.ts';

interface Matter {
  readonly entity: string;
  readonly id: string;
  /** The events whose notices asked for what is done now. */
  readonly events: readonly string[];
}

/** Archives, as read, the unread notices of everybody that ask for what somebody has done. */
export async function settleNotices(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { entity, id, events }: Matter,
): Promise<void> {
  const asking = tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .innerJoin(
      records,
      and(eq(records.company_id, deliveries.company_id), eq(records.id, deliveries.record_id)),
    )
    .innerJoin(eventLog, eq(eventLog.sequence, records.event_sequence))
    .where(
      and(
        eq(deliveries.company_id, companyId),
        eq(deliveries.id, inboxItems.delivery_id),
        inArray(eventLog.name, [...events]),
      ),
    );
  const settled = await tx
    .update(inboxItems)
    .set({ read_at: sql`now()`, archived_at: sql`now()` })
    .where(
      and(
        hasValues(inboxItems, { company_id: companyId, entity, entity_id: id }),
        isNull(inboxItems.read_at),
        sql`exists ${asking}`,
      ),
    )
    .returning({ user_id: inboxItems.user_id });
  if (settled.length === 0) return;
  tx.announce({ type: 'inbox', user_ids: [...new Set(settled.map(({ user_id }) => user_id))] });
}
