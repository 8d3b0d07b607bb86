import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { errors } from '#platform/contract/errors.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { phone } from '#platform/contract/phone.ts';
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

export const SMS_PRESETS = ['twilio', 'generic'] as const;
export const SMS_BODIES = ['json', 'form'] as const;

/** One header a line: `Authorization: Bearer {{secret}}`. */
const headerLines = plainText(2_000).refine(
  (text) => text === '' || text.split('\n').every((line) => /^[\w-]+: *\S.*$/.test(line)),
  'notifications:errors.headers_invalid',
);

/** What is not secret. `{{to}}`, `{{message}}`, `{{sender}}` and `{{secret}}` stand for what is sent. */
export const smsSettings = z.strictObject({
  preset: z.enum(SMS_PRESETS).default('twilio'),
  /** Of the gateway; of a Twilio-compatible one up to `/2010-04-01`. */
  url: z
    .union([
      z.literal(''),
      z.url({ protocol: /^https?$/, error: 'notifications:errors.url_invalid' }),
    ])
    .default(''),
  /** Twilio: the account, `AC…`. */
  account: plainText(100).default(''),
  /** A phone number, or a name that the provider has approved. */
  sender: plainText(40).default(''),
  headers: headerLines.default(''),
  body_kind: z.enum(SMS_BODIES).default('json'),
  body: plainText(4_000).default(''),
  /** Where the gateway's answer has the id of the message, for example `messages.0.id`. */
  message_id_path: plainText(200).default(''),
});

export type SmsSettings = z.output<typeof smsSettings>;

export const smsChannelChange = z.strictObject({
  ...everyField(smsSettings.shape),
  ...channelBasics,
  /** Token or key. Stays as it is where it is not sent; never answered. */
  secret: z.string().max(500).optional(),
  ...seenChannel,
});

export type SmsChannelChange = z.output<typeof smsChannelChange>;

export const smsChannel = channelState.extend({
  preset: z.enum(SMS_PRESETS),
  url: z.string(),
  account: z.string(),
  sender: z.string(),
  headers: z.string(),
  body_kind: z.enum(SMS_BODIES),
  body: z.string(),
  message_id_path: z.string(),
  per_minute: z.number().int(),
  has_secret: z.boolean(),
  /** The caller's, for a test. */
  own_address: z.string().nullable(),
  ...seenChannel,
});

export type SmsChannel = z.output<typeof smsChannel>;

const access = notificationPermissions.name('channels');
const path = '/api/notification-channels/sms';

export const getSmsChannelRoute = defineRoute({
  method: 'GET',
  path,
  access,
  summary: 'How SMS are sent; the secret is never answered',
  answers: { 200: data(smsChannel) },
});

export const changeSmsChannelRoute = defineRoute({
  method: 'PUT',
  path,
  access,
  summary: 'Change how SMS are sent; another gateway needs the secret again',
  body: smsChannelChange,
  refuses: [errors.conflict],
  answers: { 200: data(smsChannel) },
});

export const testSmsChannelRoute = defineRoute({
  method: 'POST',
  path: `${path}/test`,
  access,
  summary: 'Send a test now, and answer what the gateway said',
  body: z.strictObject({
    to: phone('notifications:errors.phone_invalid').pipe(
      z.string().min(1, 'notifications:errors.phone_invalid'),
    ),
  }),
  refuses: [channelErrors.channel_not_set_up],
  answers: { 200: data(channelTest) },
});
