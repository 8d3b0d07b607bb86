import { sql } from 'drizzle-orm';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import { channelEvents, NOTIFICATION_CHANNEL } from '#modules/notifications/contract/channels.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { stepAfter, type Outcome } from './outcome.ts';
import { notificationDeliveries as deliveries } from '../records/records.tables.ts';
import { notificationChannels as channels } from './channels.tables.ts';

interface OfChannel {
  readonly company_id: number;
  readonly channel: Channel;
}

/** How many attempts failed in a row because of the channel; it cannot change meanwhile. */
export async function lockChannel(tx: Transaction, ofChannel: OfChannel) {
  const [row] = await tx
    .select({ failures: channels.failures, health: channels.health })
    .from(channels)
    .where(hasValues(channels, ofChannel))
    .for('update');
  return row ?? { failures: 0, health: 'untested' as const };
}

/** The provider answered: what waited for it is due at once. */
export async function noteSuccess(
  tx: Transaction,
  ofChannel: OfChannel,
  answer: string,
): Promise<void> {
  const { failures, health } = await lockChannel(tx, ofChannel);
  if (health === 'healthy' && failures === 0) return;
  await tx
    .update(channels)
    .set({
      health: 'healthy',
      health_reason: answer,
      health_at: sql`now()`,
      failures: 0,
      retry_at: null,
    })
    .where(hasValues(channels, ofChannel));
  if (health !== 'unhealthy') return;
  await tx
    .update(deliveries)
    .set({ due_at: sql`now()`, reason: null })
    .where(hasValues(deliveries, { ...ofChannel, state: 'queued', reason: 'channel_unhealthy' }));
  await record(tx, ofChannel, { name: channelEvents.channel_recovered });
}

/** The provider is away, or takes nothing from us: everything waits, and one attempt after the pause shows whether it works again. */
export async function noteFailure(
  tx: Transaction,
  ofChannel: OfChannel,
  { reason, pausesMs }: { readonly reason: string; readonly pausesMs: number },
): Promise<void> {
  const { health } = await lockChannel(tx, ofChannel);
  await tx
    .update(channels)
    .set({
      health: 'unhealthy',
      health_reason: reason,
      health_at: sql`now()`,
      failures: sql`${channels.failures} + 1`,
      retry_at: sql`now() + ${pausesMs} * interval '1 millisecond'`,
    })
    .where(hasValues(channels, ofChannel));
  if (health !== 'unhealthy')
    await record(tx, ofChannel, { name: channelEvents.channel_failed, reason });
}

/** So many messages in a row were put off; it does not say yet that the provider takes nothing. */
export async function notePutOff(
  tx: Transaction,
  ofChannel: OfChannel,
  failures: number,
): Promise<void> {
  await tx.update(channels).set({ failures }).where(hasValues(channels, ofChannel));
}

async function record(
  tx: Transaction,
  { company_id, channel }: OfChannel,
  { name, reason }: { readonly name: string; readonly reason?: string },
): Promise<void> {
  await recordEvent(
    tx,
    {
      companyId: company_id,
      userId: null,
      employeeId: null,
      requestId: `notifications ${channel}`,
    },
    { name, entity: NOTIFICATION_CHANNEL, entityId: channel, after: { channel, reason } },
  );
}

interface Tested {
  readonly channel: Channel;
  readonly to: string;
  readonly outcome: Outcome;
}

/** What a test says of the channel: it may be what an administrator waits for, or what proves them wrong. */
export async function noteTest(
  tx: Transaction,
  scope: Scope,
  { channel, to, outcome }: Tested,
): Promise<void> {
  const ofChannel = { company_id: scope.companyId, channel };
  await recordEvent(tx, scope, {
    name: channelEvents.channel_tested,
    entity: NOTIFICATION_CHANNEL,
    entityId: channel,
    after: { recipient: to, answer: outcome.answer },
  });
  const { failures } = await lockChannel(tx, ofChannel);
  const { pausesMs } = stepAfter(outcome, {
    putOff: 0,
    failures,
    takesNothing: false,
    chance: Math.random(),
  });
  if (pausesMs !== undefined) {
    await noteFailure(tx, ofChannel, { reason: outcome.answer, pausesMs });
  } else if (outcome.kind !== 'later') await noteSuccess(tx, ofChannel, outcome.answer);
}
