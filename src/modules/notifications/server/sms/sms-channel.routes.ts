import { channelErrors } from '#modules/notifications/contract/channels.ts';
import * as routes from '#modules/notifications/contract/sms-channel.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findChannel } from '../channels/channels.queries.ts';
import { noteTest } from '../channels/note-health.ts';
import { saveSmsChannel } from './save-sms-channel.ts';
import { attemptSms } from './send-sms.ts';
import { describeSmsChannel } from './sms-channel.queries.ts';

/** Each test sends an SMS to a number that somebody typed, and costs something. */
const TESTS_PER_MINUTE = 10;

/** How the company sends SMS. */
export function serveSmsChannel(serve: Serve, context: Context): void {
  const { database, secrets, translator } = context;

  serve.transaction(routes.getSmsChannelRoute, async ({ tx, scope }) => ({
    data: await describeSmsChannel(tx, scope),
  }));

  serve.transaction(routes.changeSmsChannelRoute, async ({ tx, scope, body }) => {
    await saveSmsChannel(tx, scope, { change: body, secrets });
    return { data: await describeSmsChannel(tx, scope) };
  });

  serve.outside(
    routes.testSmsChannelRoute,
    async ({ scope, body }) => {
      const channel = await database.inCompany(scope, (tx) => findChannel(tx, scope, 'SMS'), {
        readOnly: true,
      });
      if (channel === undefined) throw channelErrors.channel_not_set_up();
      const message = translator.translate(scope.language, 'notifications:mails.test_sms');
      const outcome = await attemptSms(context, channel, { to: body.to, message });
      await database.inCompany(scope, (tx) =>
        noteTest(tx, scope, { channel: 'SMS', to: body.to, outcome }),
      );
      return { data: { accepted: outcome.kind === 'accepted', answer: outcome.answer } };
    },
    { perMinute: TESTS_PER_MINUTE },
  );
}
