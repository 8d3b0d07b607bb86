import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { defineErrors, errors } from '#platform/contract/errors.ts';
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
  /** The company sends no e-mail. */
  mail_not_enabled: 409,
  wrong_signature: 401,
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

/** The change that is based on this one; null where nothing was ever stored. */
const seenChannel = { updated_at: instant.nullable() };

/** What a change of every channel has besides its settings. */
export const channelBasics = {
  /** Whether settings may choose it. */
  enabled: z.boolean(),
  /** So many messages a minute at most. */
  per_minute: z.int32().min(1).max(100_000),
  ...seenChannel,
};

/** A credential. It stays as it is where it is not sent, and is never answered. */
export const channelSecret = z.string().max(500).optional();

/** Where a provider is called; blank for the usual place. */
export const providerAddress = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: 'notifications:errors.url_invalid' }),
]);

/** What is answered of every channel besides its settings. */
export const describedChannel = channelState.extend({
  per_minute: z.number().int(),
  /** The caller's, for a test. */
  own_address: z.string().nullable(),
  ...seenChannel,
});

interface ChannelContract<Name, Change, Answer, To> {
  readonly name: Name;
  readonly change: Change;
  readonly answer: Answer;
  /** Where a test goes. */
  readonly to: To;
  readonly summaries: Readonly<Record<'get' | 'change' | 'test', string>>;
}

/** The routes of a channel that is set up here. */
export function channelRoutes<
  const Name extends string,
  Change extends z.ZodType,
  Answer extends z.ZodType,
  To extends z.ZodType,
>({ name, change, answer, to, summaries }: ChannelContract<Name, Change, Answer, To>) {
  const path = `/api/notification-channels/${name}` as const;
  const answers = { 200: data(answer) };
  return {
    get: defineRoute({ method: 'GET', path, access: administer, summary: summaries.get, answers }),
    change: defineRoute({
      method: 'PUT',
      path,
      access: administer,
      summary: summaries.change,
      body: change,
      refuses: [errors.conflict],
      answers,
    }),
    test: defineRoute({
      method: 'POST',
      path: `${path}/test` as const,
      access: administer,
      summary: summaries.test,
      body: z.strictObject({ to }),
      refuses: [channelErrors.channel_not_set_up],
      answers: { 200: data(channelTest) },
    }),
  };
}
