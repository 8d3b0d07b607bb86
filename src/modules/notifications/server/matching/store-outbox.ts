import type { InferInsertModel } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import { nextNumber } from '#platform/server/database/counters.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { newId } from '#platform/server/ids.ts';
import { notificationDeliveries, notificationRecords } from '../records/records.tables.ts';
import type { PlannedDelivery } from './plan-deliveries.ts';

type Company = Pick<Scope, 'companyId'>;

/** Stores what is sent on one channel because of one cause; nothing where that is stored already. */
export async function storeRecord(
  tx: Transaction,
  company: Company,
  values: Omit<InferInsertModel<typeof notificationRecords>, 'company_id' | 'id' | 'code'>,
): Promise<{ readonly id: string } | undefined> {
  const number = await nextNumber(tx, company, 'notification_record');
  const [record] = await tx
    .insert(notificationRecords)
    .values({
      ...values,
      company_id: company.companyId,
      code: `NR-${String(number).padStart(6, '0')}`,
    })
    .onConflictDoNothing()
    .returning({ id: notificationRecords.id });
  return record;
}

/** Stores to whom it goes; who has it already is left out. */
export async function storeDeliveries(
  tx: Transaction,
  { companyId }: Company,
  {
    record,
    deliveries,
  }: { readonly record: { readonly id: string }; readonly deliveries: readonly PlannedDelivery[] },
): Promise<void> {
  const now = new Date().toISOString();
  await insertRows(tx, notificationDeliveries, {
    ifNew: true,
    shared: { company_id: companyId, record_id: record.id },
    rows: deliveries.map(({ recipient, channel, address, skipped, waits_until }) => ({
      id: newId(),
      channel,
      recipient: recipient.key,
      employee_id: recipient.employee_id,
      user_id: recipient.user_id,
      address,
      state: skipped === undefined ? 'queued' : 'skipped',
      reason: skipped ?? (waits_until === undefined ? null : 'quiet_hours'),
      due_at: waits_until ?? now,
    })),
  });
}
