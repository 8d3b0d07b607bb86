import { and, eq } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';
import {
  notificationDeliveries as deliveries,
  notificationRecords as records,
} from '../records/records.tables.ts';

/** The event that each delivery of a company notifies of, to be joined with what was delivered. */
export function selectCauses(tx: Transaction, { companyId }: Pick<Scope, 'companyId'>) {
  return tx
    .select({ delivery_id: deliveries.id, name: eventLog.name, at: eventLog.at })
    .from(deliveries)
    .innerJoin(
      records,
      and(eq(records.company_id, deliveries.company_id), eq(records.id, deliveries.record_id)),
    )
    .innerJoin(eventLog, eq(eventLog.sequence, records.event_sequence))
    .where(eq(deliveries.company_id, companyId))
    .as('cause');
}
