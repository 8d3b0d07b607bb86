import type { SecretBox } from '#platform/server/secret-box.ts';
import type { notificationChannels } from './channels.tables.ts';

/** How a company sends on a channel, as it is stored. */
export type StoredChannel = Pick<
  typeof notificationChannels.$inferSelect,
  'company_id' | 'channel' | 'settings' | 'sealed' | 'updated_at'
>;

const placeOf = ({ company_id, channel }: Pick<StoredChannel, 'company_id' | 'channel'>) =>
  `notification_channels ${company_id} ${channel}`;

/** A credential of a channel as it is stored; none for a blank one. */
export function sealSecret(
  secrets: SecretBox,
  channel: Pick<StoredChannel, 'company_id' | 'channel'>,
  secret: string,
): string | null {
  return secret === '' ? null : secrets.seal(secret, placeOf(channel));
}

/** The credential of a channel; blank where it has none. */
export function openSecret(
  secrets: SecretBox,
  channel: Pick<StoredChannel, 'company_id' | 'channel' | 'sealed'>,
): string {
  return channel.sealed === null ? '' : secrets.open(channel.sealed, placeOf(channel));
}
