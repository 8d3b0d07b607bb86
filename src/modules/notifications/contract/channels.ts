import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { CHANNELS } from './channel-names.ts';
import { notificationPermissions } from './permissions.ts';

/** The channels that need a provider. */
export const PROVIDER_CHANNELS = [
  'Email',
  'SMS',
  'Line',
] as const satisfies readonly (typeof CHANNELS)[number][];

export type ProviderChannel = (typeof PROVIDER_CHANNELS)[number];

export const SMS_PRESETS = ['twilio', 'generic'] as const;

/** What is not secret; each channel uses its own part. */
export const channelSettings = z.strictObject({
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

/** Written and never answered; left out, they stay as they are. */
export const channelSecrets = z.strictObject({
  /** Of the mail server or the gateway; `{{secret}}` stands for it in headers. */
  password: z.string().max(1_000).optional(),
  /** Line. */
  channel_token: z.string().max(1_000).optional(),
  channel_secret: z.string().max(200).optional(),
});

export const CHANNEL_HEALTH = ['untested', 'healthy', 'unhealthy'] as const;

export const channelState = z.object({
  channel: z.enum(CHANNELS),
  enabled: z.boolean(),
  settings: channelSettings,
  /** Which secrets are stored. */
  has_secrets: z.array(z.string()),
  per_minute: z.number().int(),
  health: z.enum(CHANNEL_HEALTH),
  health_reason: z.string().nullable(),
  health_at: instant.nullable(),
  waiting: z.number().int(),
  updated_at: instant.nullable(),
});

export type ChannelState = z.output<typeof channelState>;

export const NOTIFICATION_CHANNEL = 'notification_channel';

export const channelEvents = defineEvents('notifications', [
  'channel_changed',
  'sending_stopped',
  'sending_resumed',
]);

export const channelErrors = defineErrors('notifications', { channel_incomplete: 409 });

const access = notificationPermissions.name('channels');
const params = z.object({ channel: z.enum(PROVIDER_CHANNELS) });

export const listChannelsRoute = defineRoute({
  method: 'GET',
  path: '/v1/notification-channels',
  access: 'member',
  summary: 'The channels, which of them are set up, and their health',
  answers: {
    200: data(z.object({ channels: z.array(channelState), stopped_at: instant.nullable() })),
  },
});

export const changeChannelRoute = defineRoute({
  method: 'PUT',
  path: '/v1/notification-channels/:channel',
  access,
  summary: 'Set up a channel',
  params,
  body: z.strictObject({
    enabled: z.boolean(),
    settings: channelSettings,
    secrets: channelSecrets.prefault({}),
    per_minute: z.int32().min(1).max(100_000).default(600),
  }),
  answers: { 200: data(channelState) },
});

export const testChannelRoute = defineRoute({
  method: 'POST',
  path: '/v1/notification-channels/:channel/test',
  access,
  summary: 'Send a test to the caller, or to an address, and answer what the provider said',
  params,
  body: z.strictObject({ to: plainText(254).default('') }),
  answers: { 200: data(z.object({ sent: z.boolean(), answer: z.string() })) },
});

export const stopSendingRoute = defineRoute({
  method: 'PUT',
  path: '/v1/notification-stop',
  access,
  summary: 'Stop all sending of the company at once, or go on; what waits is not lost',
  body: z.strictObject({ stopped: z.boolean() }),
  answers: { 200: data(z.object({ stopped_at: instant.nullable() })) },
});
