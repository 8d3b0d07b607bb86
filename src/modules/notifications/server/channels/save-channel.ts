import { sql } from 'drizzle-orm';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import { channelEvents, NOTIFICATION_CHANNEL } from '#modules/notifications/contract/channels.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { SecretBox } from '#platform/server/secret-box.ts';
import { notificationDeliveries as deliveries } from '../records/records.tables.ts';
import { sealSecret } from './channel-secret.ts';
import { notificationChannels as channels } from './channels.tables.ts';

interface Saved {
  readonly channel: Channel;
  readonly values: {
    readonly enabled: boolean;
    readonly per_minute: number;
    readonly settings: object;
  };
  /** Undefined where the stored one stays. */
  readonly secret: string | undefined;
  /** What the history shows as it was. */
  readonly before: object | undefined;
  readonly secrets: SecretBox;
}

/**
 * Stores how a company sends on a channel. It is tried at once with what waits; once disabled, nothing waits.
 * Answers the deliveries that are skipped because of it.
 */
export async function saveChannel(
  tx: Transaction,
  scope: Scope,
  { channel, values, secret, before, secrets }: Saved,
): Promise<string[]> {
  const ofChannel = { company_id: scope.companyId, channel };
  const sealed = secret === undefined ? {} : { sealed: sealSecret(secrets, ofChannel, secret) };
  const untried = { health: 'untested', health_reason: null, failures: 0, retry_at: null } as const;
  const row = { ...values, ...sealed, ...untried };
  await tx
    .insert(channels)
    .values({ ...ofChannel, ...row })
    .onConflictDoUpdate({
      target: [channels.company_id, channels.channel],
      set: { ...row, updated_at: laterThan(channels.updated_at) },
    });
  const waiting = hasValues(deliveries, { ...ofChannel, state: sql`'queued'` });
  let skipped: { id: string }[] = [];
  if (values.enabled) {
    await tx
      .update(deliveries)
      .set({ due_at: sql`now()`, reason: null })
      .where(
        hasValues(deliveries, { ...ofChannel, state: sql`'queued'`, reason: 'channel_unhealthy' }),
      );
  } else {
    skipped = await tx
      .update(deliveries)
      .set({ state: 'skipped', reason: 'channel_off' })
      .where(waiting)
      .returning({ id: deliveries.id });
  }
  const { settings, ...others } = values;
  await recordEvent(tx, scope, {
    name: channelEvents.channel_changed,
    entity: NOTIFICATION_CHANNEL,
    entityId: channel,
    before,
    after: { ...settings, ...others },
  });
  return skipped.map(({ id }) => id);
}
