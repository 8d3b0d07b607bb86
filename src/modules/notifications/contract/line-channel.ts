import { z } from 'zod';
import { everyField } from '#platform/contract/every-field.ts';
import { companyId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import {
  channelBasics,
  channelErrors,
  channelRoutes,
  channelSecret,
  describedChannel,
  providerAddress,
} from './channels.ts';

/** What is not secret. */
export const lineSettings = z.strictObject({
  /** Of the Messaging API; blank for LINE's own. */
  url: providerAddress.default(''),
  /** By which people find the account: `@123abcde`. */
  basic_id: plainText(50)
    .refine((text) => /^(?:@[\w.-]+)?$/.test(text), 'notifications:errors.basic_id_invalid')
    .meta({ examples: ['@123abcde'] })
    .default(''),
});

export const lineChannelChange = z.strictObject({
  ...everyField(lineSettings.shape),
  ...channelBasics,
  /** Of the channel: it sends messages. */
  token: channelSecret,
  /** Of the channel: it signs what LINE calls us with. */
  secret: channelSecret,
});

export type LineChannelChange = z.output<typeof lineChannelChange>;

export const lineChannel = describedChannel.extend({
  url: z.string(),
  basic_id: z.string(),
  has_token: z.boolean(),
  has_secret: z.boolean(),
  /** How many people have linked their account, and how many of them have blocked ours since. */
  linked: z.number().int(),
  unfollowed: z.number().int(),
  /** Where LINE calls us, below the address of this installation. */
  webhook_path: z.string(),
});

export type LineChannel = z.output<typeof lineChannel>;

export const lineChannelRoutes = channelRoutes({
  name: 'line',
  change: lineChannelChange,
  answer: lineChannel,
  to: z
    .string()
    .regex(/^U[0-9a-f]{32}$/, 'notifications:errors.line_user_invalid')
    .meta({ examples: ['U4af4980629b03a4f0d1bd6ac6a4b1d3e'] }),
  summaries: {
    get: 'How LINE messages are sent, and how many people are linked; token and secret are never answered',
    change: 'Change how LINE messages are sent; another address needs the token again',
    test: 'Send a test now, and answer what LINE said',
  },
});

export const lineWebhookRoute = defineRoute({
  method: 'POST',
  path: '/api/notification-webhooks/line/:company_id',
  access: 'public',
  webhook: true,
  summary: 'Called by LINE: somebody follows the account, no longer does, or sends a code to link',
  description:
    'The header `x-line-signature` has the signature of the body by the channel secret. An event that LINE delivers again is handled once.',
  params: z.object({ company_id: companyId }),
  body: z.object({ events: z.array(z.unknown()).max(1_000).default([]) }),
  refuses: [channelErrors.wrong_signature],
  answers: { 200: z.object({}) },
});
