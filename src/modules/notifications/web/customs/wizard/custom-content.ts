import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { CustomChannel } from '#modules/notifications/contract/custom-content.ts';
import type { Custom } from '#modules/notifications/contract/customs.ts';

/** What people write of a message. */
export type CustomContent = Pick<
  Custom,
  | 'name'
  | 'description'
  | 'channels'
  | 'recipients'
  | 'recipient_excepts'
  | 'recipient_others'
  | 'critical'
>;

export const contentOf = ({
  name,
  description,
  channels,
  recipients,
  recipient_excepts,
  recipient_others,
  critical,
}: CustomContent): CustomContent => ({
  name,
  description,
  channels,
  recipients,
  recipient_excepts,
  recipient_others,
  critical,
});

/** A channel begins with the message of another one, where there is one. */
export function chooseChannels(
  chosen: readonly Channel[],
  before: readonly CustomChannel[],
): CustomChannel[] {
  const [first] = before;
  return chosen.map(
    (channel) =>
      before.find((one) => one.channel === channel) ?? {
        channel,
        title: first?.title ?? '',
        message: first?.message ?? '',
        translations: first?.translations ?? { en: null },
        link: first?.link ?? '',
        file: first?.file ?? null,
      },
  );
}

/** Channels whose messages have a title. */
export const hasTitle = (channel: Channel) => channel === 'System' || channel === 'Email';

/** Whether the texts of every channel are there. */
export const isWritten = (channels: readonly CustomChannel[]) =>
  channels.every(
    ({ channel, title, message }) =>
      message.trim() !== '' && (!hasTitle(channel) || title.trim() !== ''),
  );
