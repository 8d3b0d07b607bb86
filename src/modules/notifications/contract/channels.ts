import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { CHANNEL_HEALTH } from './channel-health.ts';
import { CHANNELS } from './channel-names.ts';
import { notificationPermissions } from './permissions.ts';

export const NOTIFICATION_CHANNEL = 'notification_channel';

export const channelEvents = defineEvents('notifications', [
  'channel_changed',
  'channel_tested',
  'channel_failed',
  'channel_recovered',
  'sending_stopped',
  'sending_resumed',
]);

export const channelErrors = defineErrors('notifications', {
  /** There is nothing to test yet. */
  channel_not_set_up: 409,
});

const read = notificationPermissions.name('read');
const administer = notificationPermissions.name('channels');

export const channelState = z.object({
  channel: z.enum(CHANNELS),
  enabled: z.boolean(),
  health: z.enum(CHANNEL_HEALTH),
  /** What the provider said last. */
  health_reason: z.string().nullable(),
  health_at: instant.nullable(),
  /** How many messages wait to be sent. */
  waiting: z.number().int(),
});

export type ChannelState = z.output<typeof channelState>;

export const sending = z.object({
  /** Since when an administrator has stopped all sending. */
  stopped_at: instant.nullable(),
  channels: z.array(channelState),
});

export type Sending = z.output<typeof sending>;

export const getSendingRoute = defineRoute({
  method: 'GET',
  path: '/api/notification-channels',
  access: read,
  summary: 'The channels: which are enabled, how they are, and whether all sending is stopped',
  answers: { 200: data(sending) },
});

export const changeSendingRoute = defineRoute({
  method: 'PUT',
  path: '/api/notification-channels',
  access: administer,
  summary: 'Stop all sending of the company at once, or go on; what waits is sent then',
  body: z.strictObject({ stopped: z.boolean() }),
  answers: { 200: data(sending) },
});

/** What the provider answered to a test. */
export const channelTest = z.object({ accepted: z.boolean(), answer: z.string() });
