import { and, asc, eq } from 'drizzle-orm';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import {
  notificationAttempts as attempts,
  notificationDeliveries as deliveries,
} from '../records/records.tables.ts';
import { EXAMPLE_OUTCOMES, type ExampleOutcome } from './example-outcomes.ts';

type Delivery = typeof deliveries.$inferSelect;

const LINE_ADDRESS = `U${'0'.repeat(32)}`;

/** Gives the deliveries of records what became of them, in turns on each channel. */
export async function showOutcomes(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  recordIds: readonly string[],
): Promise<void> {
  const stored = await tx
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.company_id, companyId), isOneOf(deliveries.record_id, recordIds)))
    .orderBy(asc(deliveries.id));
  const turns = new Map<Channel, number>();
  for (const delivery of stored) {
    const { channel } = delivery;
    // Who has no account has no inbox.
    if (channel === 'System' && delivery.user_id === null) continue;
    const turn = turns.get(channel) ?? 0;
    turns.set(channel, turn + 1);
    const outcomes = EXAMPLE_OUTCOMES[channel];
    const outcome = outcomes[turn % outcomes.length];
    if (outcome !== undefined) await showOutcome(tx, delivery, outcome);
  }
}

async function showOutcome(
  tx: Transaction,
  { company_id, id, channel, address, created_at }: Delivery,
  { state, reason, answer, cost }: ExampleOutcome,
): Promise<void> {
  const at = (holds: boolean) => (holds ? created_at : null);
  const exampleAddress = channel === 'Line' ? LINE_ADDRESS : address;
  await tx
    .update(deliveries)
    .set({
      state,
      reason: reason ?? null,
      address: reason === 'no_address' ? '' : exampleAddress,
      attempts: answer === undefined ? 0 : 1,
      due_at: created_at,
      sent_at: at(['sent', 'delivered', 'read'].includes(state) || reason === 'undelivered'),
      delivered_at: at(state === 'delivered' || state === 'read'),
      read_at: at(state === 'read'),
    })
    .where(hasValues(deliveries, { company_id, id }));
  if (answer === undefined) return;
  await tx.insert(attempts).values({
    company_id,
    delivery_id: id,
    number: 1,
    started_at: created_at,
    ended_at: at(state !== 'unknown'),
    state,
    answer,
    cost: cost ?? null,
  });
}
