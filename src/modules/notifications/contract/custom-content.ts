import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { phone } from '#platform/contract/phone.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { CHANNELS, type Channel } from './channel-names.ts';
import { customLimits } from './custom-limits.ts';
import { collectionRows, messageText, titleText, translations } from './message-fields.ts';

const webAddress = z.url({ protocol: /^https?$/, hostname: /\./ });
const emailAddress = z.email().max(254);

const link = plainText(customLimits.link).refine(
  (text) => text === '' || webAddress.safeParse(text).success,
  'notifications:errors.link_invalid',
);

/** What is sent on one channel. */
export const customChannel = z.strictObject({
  channel: z.enum(CHANNELS),
  /** Only of System and Email. */
  title: titleText.default(''),
  message: messageText.default(''),
  translations,
  /** Follows the message on a line of its own. */
  link: link.default(''),
  /** A file attached to the message: Email has it with it, the other channels link to it. */
  file: recordId.nullable().default(null),
});

export type CustomChannel = z.output<typeof customChannel>;

/** Channels whose messages have a title. */
export const isTitled = (channel: Channel) => channel === 'System' || channel === 'Email';

/** Somebody outside the company: an e-mail address, a phone number, or both. */
export const outsideRecipient = z
  .strictObject({
    email: plainText(254)
      .toLowerCase()
      .refine(
        (text) => text === '' || emailAddress.safeParse(text).success,
        'notifications:errors.email_invalid',
      )
      .nullable()
      .default(null)
      .transform((text) => text || null),
    phone: phone('notifications:errors.phone_invalid')
      .nullable()
      .default(null)
      .transform((text) => text || null),
  })
  .refine(({ email, phone: number }) => email !== null || number !== null, {
    error: 'notifications:errors.outside_empty',
    path: ['email'],
  });

export type OutsideRecipient = z.output<typeof outsideRecipient>;

/** To whom a message goes. */
export const audienceFields = {
  recipients: collectionRows,
  recipient_excepts: collectionRows,
  recipient_others: z
    .array(outsideRecipient)
    .max(customLimits.others, 'notifications:errors.outside_too_many'),
};

export const customContent = {
  channels: z
    .array(customChannel)
    .max(CHANNELS.length)
    .refine(
      (rows) => new Set(rows.map(({ channel }) => channel)).size === rows.length,
      'notifications:errors.channel_once',
    ),
  ...audienceFields,
  /** Neither muted nor delayed by quiet hours. */
  critical: z.boolean(),
};

export interface ContentProblem {
  readonly path: string;
  readonly code: string;
}

/** What the texts of a message lack, each at its field. */
export function missingTexts(channels: readonly CustomChannel[]): ContentProblem[] {
  if (channels.length === 0) {
    return [{ path: 'channels', code: 'notifications:errors.channel_required' }];
  }
  return channels.flatMap(({ channel, title, message }, index) => [
    ...(isTitled(channel) && title === ''
      ? [{ path: `channels.${index}.title`, code: 'notifications:errors.title_required' }]
      : []),
    ...(message === ''
      ? [{ path: `channels.${index}.message`, code: 'notifications:errors.message_required' }]
      : []),
  ]);
}
