import { z } from 'zod';
import { plainText } from '#platform/contract/text-fields.ts';

const SMS_PRESETS = ['twilio', 'generic'] as const;

/** What is not secret; each channel uses its own part. */
const channelSettings = z.strictObject({
  /** Email: the server, who it comes from, where answers go. */
  host: plainText(253).default(''),
  port: z.int32().min(1).max(65_535).default(587),
  encryption: z.enum(['tls', 'starttls', 'off']).default('starttls'),
  username: plainText(200).default(''),
  sender: plainText(254).default(''),
  reply_to: plainText(254).default(''),
  /** SMS: how the gateway is called. `{{to}}`, `{{message}}` and `{{sender}}` stand in the body. */
  preset: z.enum(SMS_PRESETS).default('twilio'),
  url: plainText(500).default(''),
  headers: z.record(z.string().max(100), z.string().max(500)).default({}),
  body: plainText(4_000).default(''),
  /** Where the gateway's answer has the id of the message, for example `messages.0.id`. */
  message_id_path: plainText(200).default(''),
});

export type ChannelSettings = z.output<typeof channelSettings>;

export const CHANNEL_HEALTH = ['untested', 'healthy', 'unhealthy'] as const;
