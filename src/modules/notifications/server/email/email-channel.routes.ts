import { channelErrors } from '#modules/notifications/contract/channels.ts';
import * as routes from '#modules/notifications/contract/email-channel.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findChannel } from '../channels/channels.queries.ts';
import { noteTest } from '../channels/note-health.ts';
import { composeMail } from './compose-mail.ts';
import { describeEmailChannel } from './email-channel.queries.ts';
import { mailServerOf } from './mail-server.ts';
import { saveEmailChannel } from './save-email-channel.ts';
import { attemptMail } from './send-email.ts';

/** Each test sends a mail to an address that somebody typed. */
const TESTS_PER_MINUTE = 10;

/** How the company sends e-mail. */
export function serveEmailChannel(serve: Serve, context: Context): void {
  const { config, database, translator } = context;

  serve.transaction(routes.getEmailChannelRoute, async ({ tx, scope }) => ({
    data: await describeEmailChannel(tx, scope, context),
  }));

  serve.transaction(routes.changeEmailChannelRoute, async ({ tx, scope, body }) => {
    await saveEmailChannel(tx, scope, { change: body, context });
    return { data: await describeEmailChannel(tx, scope, context) };
  });

  serve.outside(
    routes.testEmailChannelRoute,
    async ({ scope, body }) => {
      const channel = await database.inCompany(scope, (tx) => findChannel(tx, scope, 'Email'), {
        readOnly: true,
      });
      const found = channel && (await mailServerOf(context, channel));
      if (found === undefined) throw channelErrors.channel_not_set_up();
      const { language } = scope;
      const mail = composeMail({
        to: body.to,
        language,
        title: translator.translate(language, 'notifications:mails.test_title'),
        text: translator.translate(language, 'notifications:mails.test_text'),
        publicUrl: config.PUBLIC_URL,
        answersTo: found.answersTo,
        translator,
      });
      const outcome = await attemptMail(found.server, mail);
      await database.inCompany(scope, (tx) =>
        noteTest(tx, scope, { channel: 'Email', to: body.to, outcome }),
      );
      return { data: { accepted: outcome.kind === 'accepted', answer: outcome.answer } };
    },
    { perMinute: TESTS_PER_MINUTE },
  );
}
