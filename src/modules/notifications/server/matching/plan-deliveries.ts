import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { Preferences } from '#modules/notifications/contract/preferences.ts';
import type { DeliveryReason } from '#modules/notifications/contract/records.ts';
import type { LineAccount } from '../line/line-links.queries.ts';
import type { Recipient } from './find-recipients.ts';
import { endOfQuietHours } from './quiet-hours.ts';

/** What a message to one person on one channel becomes. */
export interface PlannedDelivery {
  readonly recipient: Recipient;
  readonly channel: Channel;
  readonly address: string;
  /** Why it is not sent at all. */
  readonly skipped: DeliveryReason | undefined;
  /** Until when it waits for the end of quiet hours. */
  readonly waits_until: string | undefined;
}

interface Plan {
  readonly recipients: readonly Recipient[];
  readonly channels: readonly Channel[];
  /** Those on which the company sends. */
  readonly enabled: ReadonlySet<Channel>;
  readonly topics: readonly string[];
  readonly critical: boolean;
  /** Of accounts; who has none wants everything at any time. */
  readonly preferences: ReadonlyMap<string, Preferences>;
  /** LINE accounts of accounts. */
  readonly lineAccounts: ReadonlyMap<string, LineAccount>;
  /** E-mail addresses to which mail bounced, in lower case. */
  readonly bounced: ReadonlySet<string>;
  readonly now: Date;
}

/** One delivery for each person and channel: where it goes, or why it does not. */
export function planDeliveries({ recipients, channels, ...plan }: Plan): PlannedDelivery[] {
  return recipients
    .filter(({ exceptions }) => exceptions.length === 0)
    .flatMap((recipient) => channels.map((channel) => planOne(recipient, channel, plan)));
}

function planOne(
  recipient: Recipient,
  channel: Channel,
  {
    enabled,
    topics,
    critical,
    preferences,
    lineAccounts,
    bounced,
    now,
  }: Omit<Plan, 'recipients' | 'channels'>,
): PlannedDelivery {
  const line = lineAccounts.get(recipient.user_id ?? '');
  const address = addressOf(recipient, channel, line);
  const wishes = recipient.user_id === null ? undefined : preferences.get(recipient.user_id);
  const isMuted =
    !critical &&
    wishes?.mutes.some(
      (mute) =>
        (mute.channel ?? channel) === channel &&
        (mute.topic === null ? mute.channel !== null : topics.includes(mute.topic)),
    );
  const quiet = critical ? null : (wishes?.quiet ?? null);
  const hasLeft = channel === 'Line' && line?.unfollowed_at != null;
  const isBounced = channel === 'Email' && bounced.has(address.toLowerCase());
  const obstacles: readonly (readonly [DeliveryReason, boolean])[] = [
    ['not_allowed', !recipient.may_see],
    ['channel_off', !enabled.has(channel)],
    ['no_address', address === ''],
    ['unfollowed', hasLeft],
    ['bounced', isBounced],
    ['muted', isMuted === true],
  ];
  const skipped = obstacles.find(([, exists]) => exists)?.[0];
  const waits =
    quiet !== null && quiet.channels.includes(channel) ? endOfQuietHours(quiet, now) : undefined;
  return { recipient, channel, address, skipped, waits_until: waits?.toISOString() };
}

/** Where a person is reached on a channel. */
function addressOf(
  { user_id, email, phone }: Recipient,
  channel: Channel,
  line: LineAccount | undefined,
): string {
  const addresses = { System: user_id, Email: email, SMS: phone, Line: line?.address };
  return addresses[channel] ?? '';
}
