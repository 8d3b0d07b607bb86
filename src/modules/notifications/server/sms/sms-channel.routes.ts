import { smsChannelRoutes as routes } from '#modules/notifications/contract/sms-channel.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { testChannel, testLimits } from '../channels/test-channel.ts';
import { saveSmsChannel } from './save-sms-channel.ts';
import { attemptSms } from './send-sms.ts';
import { describeSmsChannel } from './sms-channel.queries.ts';

/** How the company sends SMS. */
export function serveSmsChannel(serve: Serve, context: Context): void {
  const { secrets, translator } = context;

  serve.transaction(routes.get, async ({ tx, scope }) => ({
    data: await describeSmsChannel(tx, scope),
  }));

  serve.transaction(routes.change, async ({ tx, scope, body }) => {
    await saveSmsChannel(tx, scope, { change: body, secrets });
    return { data: await describeSmsChannel(tx, scope) };
  });

  serve.outside(
    routes.test,
    ({ scope, body: { to } }) => {
      const message = translator.translate(scope.language, 'notifications:mails.test_sms');
      return testChannel(context, scope, {
        channel: 'SMS',
        to,
        attempt: (channel) => attemptSms(context, channel, { to, message }),
      });
    },
    testLimits,
  );
}
