import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import { channelErrors } from '#modules/notifications/contract/channels.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { StoredChannel } from './channel-secret.ts';
import { findChannel } from './channels.queries.ts';
import { noteTest } from './note-health.ts';
import type { Outcome } from './outcome.ts';

/** Each test sends something to an address that somebody typed, and may cost something. */
export const testLimits = { perMinute: 10 };

interface Test {
  readonly channel: Channel;
  readonly to: string;
  /** Sends it; answers nothing where the channel is not set up. */
  readonly attempt: (stored: StoredChannel) => Promise<Outcome | undefined>;
}

/** Sends a test, and answers what the provider said of it. */
export async function testChannel(
  { database }: Pick<Context, 'database'>,
  scope: Scope,
  { channel, to, attempt }: Test,
) {
  const stored = await database.inCompany(scope, (tx) => findChannel(tx, scope, channel), {
    readOnly: true,
  });
  const outcome = stored && (await attempt(stored));
  if (outcome === undefined) throw channelErrors.channel_not_set_up();
  await database.inCompany(scope, (tx) => noteTest(tx, scope, { channel, to, outcome }));
  return { data: { accepted: outcome.kind === 'accepted', answer: outcome.answer } };
}
