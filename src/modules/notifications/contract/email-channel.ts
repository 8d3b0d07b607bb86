import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { errors } from '#platform/contract/errors.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import {
  channelBasics,
  channelErrors,
  channelState,
  channelTest,
  seenChannel,
} from './channels.ts';
import { notificationPermissions } from './permissions.ts';

export const MAIL_ENCRYPTIONS = ['starttls', 'tls', 'off'] as const;

const address = z.union([z.literal(''), z.email('notifications:errors.email_invalid').max(254)]);

/** What is not secret. */
export const emailSettings = z.strictObject({
  /** Blank for the mail server of this installation. */
  host: plainText(253).default(''),
  port: z.int32().min(1).max(65_535).default(587),
  encryption: z.enum(MAIL_ENCRYPTIONS).default('starttls'),
  username: plainText(200).default(''),
  sender: address.default(''),
  sender_name: plainText(100)
    .refine((text) => !/[\r\n]/.test(text), 'notifications:errors.title_has_lines')
    .default(''),
  /** Where answers go, if not to the sender. */
  reply_to: address.default(''),
});

export const emailChannelChange = z.strictObject({
  ...everyField(emailSettings.shape),
  ...channelBasics,
  /** Stays as it is where it is not sent; never answered. */
  password: z.string().max(500).optional(),
  ...seenChannel,
});

export type EmailChannelChange = z.output<typeof emailChannelChange>;

export const emailChannel = channelState.extend({
  host: z.string(),
  port: z.number().int(),
  encryption: z.enum(MAIL_ENCRYPTIONS),
  username: z.string(),
  sender: z.string(),
  sender_name: z.string(),
  reply_to: z.string(),
  per_minute: z.number().int(),
  has_password: z.boolean(),
  /** Whether there is one that is used without a server of the company. */
  has_own_server: z.boolean(),
  /** The caller's, for a test. */
  own_address: z.string().nullable(),
  ...seenChannel,
});

export type EmailChannel = z.output<typeof emailChannel>;

const access = notificationPermissions.name('channels');
const path = '/api/notification-channels/email';

export const getEmailChannelRoute = defineRoute({
  method: 'GET',
  path,
  access,
  summary: 'How e-mail is sent; the password is never answered',
  answers: { 200: data(emailChannel) },
});

export const changeEmailChannelRoute = defineRoute({
  method: 'PUT',
  path,
  access,
  summary: 'Change how e-mail is sent; another server needs the password again',
  body: emailChannelChange,
  refuses: [errors.conflict],
  answers: { 200: data(emailChannel) },
});

export const testEmailChannelRoute = defineRoute({
  method: 'POST',
  path: `${path}/test`,
  access,
  summary: 'Send a test now, and answer what the mail server said',
  body: z.strictObject({ to: z.email('notifications:errors.email_invalid').max(254) }),
  refuses: [channelErrors.channel_not_set_up],
  answers: { 200: data(channelTest) },
});
