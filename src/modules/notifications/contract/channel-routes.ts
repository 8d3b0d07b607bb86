import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { errors } from '#platform/contract/errors.ts';
import { instant } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { channelErrors, channelState, channelTest } from './channels.ts';
import { notificationPermissions } from './permissions.ts';

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
  const access = notificationPermissions.name('channels');
  const path = `/api/notification-channels/${name}` as const;
  const answers = { 200: data(answer) };
  return {
    get: defineRoute({ method: 'GET', path, access, summary: summaries.get, answers }),
    change: defineRoute({
      method: 'PUT',
      path,
      access,
      summary: summaries.change,
      body: change,
      refuses: [errors.conflict],
      answers,
    }),
    test: defineRoute({
      method: 'POST',
      path: `${path}/test` as const,
      access,
      summary: summaries.test,
      body: z.strictObject({ to }),
      refuses: [channelErrors.channel_not_set_up],
      answers: { 200: data(channelTest) },
    }),
  };
}
