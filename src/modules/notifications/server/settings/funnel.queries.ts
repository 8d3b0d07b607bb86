import { and, countDistinct, eq, gte, sql } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { DeliveryState } from '#modules/notifications/contract/records.ts';
import { notificationDeliveries, notificationRecords } from '../records/records.tables.ts';

/** What became of the messages of a setting in the last 30 days. */
export async function funnelOf(tx: Transaction, { companyId }: Scope, settingId: string) {
  const { state, recipient } = notificationDeliveries;
  const those = (...states: DeliveryState[]) =>
    sql<number>`count(*) filter (where ${state} in ${states})`.mapWith(Number);
  const [row] = await tx
    .select({
      events: countDistinct(notificationRecords.cause),
      recipients: countDistinct(recipient),
      sent: those('sent', 'delivered', 'read'),
      delivered: those('delivered', 'read'),
      read: those('read'),
      failed: those('failed', 'unknown'),
      skipped: those('skipped'),
      waiting: those('queued', 'sending'),
    })
    .from(notificationRecords)
    .innerJoin(
      notificationDeliveries,
      hasValues(notificationDeliveries, {
        company_id: notificationRecords.company_id,
        record_id: notificationRecords.id,
      }),
    )
    .where(
      and(
        eq(notificationRecords.company_id, companyId),
        eq(notificationRecords.setting_id, settingId),
        gte(notificationRecords.created_at, sql`now() - interval '30 days'`),
      ),
    );
  if (row === undefined) throw new Error('A count has no row');
  return row;
}
