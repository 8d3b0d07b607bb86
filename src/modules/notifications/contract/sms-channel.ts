import { z } from 'zod';
import { everyField } from '#platform/contract/every-field.ts';
import { companyId } from '#platform/contract/ids.ts';
import { errors } from '#platform/contract/errors.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import {
  channelBasics,
  channelRoutes,
  channelSecret,
  describedChannel,
  providerAddress,
} from './channels.ts';

export const SMS_PRESETS = ['twilio', 'generic'] as const;
export const SMS_BODIES = ['json', 'form'] as const;

/** One header a line: `Authorization: Bearer {{secret}}`. */
const headerLines = plainText(2_000).refine(
  (text) => text === '' || text.split('\n').every((line) => /^[\w-]+: *\S.*$/.test(line)),
  'notifications:errors.headers_invalid',
);

/** What is not secret. `{{to}}`, `{{message}}`, `{{sender}}`, `{{secret}}` and `{{receipt_url}}` stand for what is sent. */
export const smsSettings = z.strictObject({
  preset: z.enum(SMS_PRESETS).default('twilio'),
  /** Of the gateway; of a Twilio-compatible one up to `/2010-04-01`. */
  url: providerAddress.default(''),
  /** Twilio: the account, `AC…`. */
  account: plainText(100).default(''),
  /** A phone number, or a name that the provider has approved. */
  sender: plainText(40).default(''),
  headers: headerLines.default(''),
  body_kind: z.enum(SMS_BODIES).default('json'),
  body: plainText(4_000).default(''),
  /** Where the gateway's answer has the id of the message, for example `messages.0.id`. */
  message_id_path: plainText(200).default(''),
  /** Where the gateway's receipts have the id of the message, and what became of it. */
  receipt_id_path: plainText(200).default(''),
  receipt_state_path: plainText(200).default(''),
});

export type SmsSettings = z.output<typeof smsSettings>;

export const smsChannelChange = z.strictObject({
  ...everyField(smsSettings.shape),
  ...channelBasics,
  /** Token or key. */
  secret: channelSecret,
});

export type SmsChannelChange = z.output<typeof smsChannelChange>;

export const smsChannel = describedChannel.extend({
  preset: z.enum(SMS_PRESETS),
  url: z.string(),
  account: z.string(),
  sender: z.string(),
  headers: z.string(),
  body_kind: z.enum(SMS_BODIES),
  body: z.string(),
  message_id_path: z.string(),
  receipt_id_path: z.string(),
  receipt_state_path: z.string(),
  /** Where the gateway sends receipts, below the address of this installation; it has a secret in it. */
  receipt_path: z.string(),
  has_secret: z.boolean(),
});

export type SmsChannel = z.output<typeof smsChannel>;

export const smsChannelRoutes = channelRoutes({
  name: 'sms',
  change: smsChannelChange,
  answer: smsChannel,
  to: requiredText(40, 'notifications:errors.phone_required'),
  summaries: {
    get: 'How SMS are sent; the secret is never answered',
    change: 'Change how SMS are sent; another gateway needs the secret again',
    test: 'Send a test now, and answer what the gateway said',
  },
});

export const smsReceiptRoute = defineRoute({
  method: 'POST',
  path: '/api/notification-webhooks/sms/:company_id/:secret',
  access: 'public',
  webhook: true,
  summary: 'Called by the SMS gateway: a message was delivered, or was not',
  description:
    'The body is JSON or the fields of a form. The same receipt again changes nothing; one of a message that is not known is 404, as is a wrong secret.',
  params: z.object({ company_id: companyId, secret: z.string().max(100) }),
  body: z.looseObject({}),
  refuses: [errors.not_found],
  answers: { 204: z.undefined() },
});
