import { emailChannelRoutes as routes } from '#modules/notifications/contract/email-channel.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { sendMail } from '#platform/server/mail/send-mail.ts';
import { testChannel, testLimits } from '../channels/test-channel.ts';
import { addressOf } from './address-of-mail.ts';
import { composeMail } from './compose-mail.ts';
import { describeEmailChannel } from './email-channel.queries.ts';
import { mailServerOf } from './mail-server.ts';
import { saveEmailChannel } from './save-email-channel.ts';
import { attemptMail } from './send-email.ts';

/** How the company sends e-mail. */
export function serveEmailChannel(serve: Serve, context: Context): void {
  const { config, translator } = context;

  serve.transaction(routes.get, async ({ tx, scope }) => ({
    data: await describeEmailChannel(tx, scope, context),
  }));

  serve.transaction(routes.change, async ({ tx, scope, body }) => {
    await saveEmailChannel(tx, scope, { change: body, context });
    return { data: await describeEmailChannel(tx, scope, context) };
  });

  serve.outside(
    routes.test,
    ({ scope, body: { to } }) =>
      testChannel(context, scope, {
        channel: 'Email',
        to,
        async attempt(channel) {
          const found = await mailServerOf(context, channel);
          if (found === undefined) return undefined;
          const { language } = scope;
          const mail = composeMail({
            to,
            language,
            title: translator.translate(language, 'notifications:mails.test_title'),
            text: translator.translate(language, 'notifications:mails.test_text'),
            address: addressOf(config, undefined),
            answersTo: found.answersTo,
            translator,
          });
          return attemptMail({ send: (one) => sendMail(found.server, one) }, mail);
        },
      }),
    testLimits,
  );
}
