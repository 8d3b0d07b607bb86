import { z } from 'zod';
import { identityEvents } from '#modules/identity/contract/identity.events.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import type { Context } from '#platform/server/context.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { findUserByName } from '../identity.queries.ts';
import { makeAccountLink, MAILED_LINK_LASTS_MS } from '../usecases/account-links.ts';

/** To whom, as she is called or was typed: whether there is such an account, the job alone finds out. */
export const mailLink = defineJob(
  'identity.mail-link',
  z.object({ name: z.string(), language: z.enum(LANGUAGES), requestId: z.string() }),
  { retries: 5 },
);

type Needs = Pick<Context, 'database' | 'clock' | 'config' | 'mailer' | 'translator'>;

/**
 * Mails a person the link by which she chooses her password. The link is made here, so that it stands
 * in no queue; sent again after a failure, the mail brings a new one.
 */
export function mailLinkJob({ database, clock, config, mailer, translator }: Needs): JobHandler {
  return handleJob(mailLink, async ({ name, language, requestId }) => {
    const made = await database.asSystem(async (tx) => {
      const user = await findUserByName(tx, name);
      if (user === undefined || user.email === null || !user.isActive) return undefined;
      const link = await makeAccountLink(tx, {
        userId: user.id,
        now: clock.now(),
        lastsMs: user.passwordHash === null ? undefined : MAILED_LINK_LASTS_MS,
      });
      await recordSystemEvent(
        tx,
        { userId: null, requestId },
        {
          name: identityEvents.link_mailed,
          entity: 'user',
          entityId: user.id,
          after: { purpose: link.purpose, expires_at: link.expiresAt },
        },
      );
      return { ...link, email: user.email, username: user.username };
    });
    if (made === undefined || config.PUBLIC_URL === undefined) return;
    const address = new URL(`/choose-password#${made.token}`, config.PUBLIC_URL).href;
    const say = (part: 'subject' | 'text') =>
      translator.translate(language, `identity:mails.${made.purpose}_${part}`, {
        username: made.username,
        address,
      });
    await mailer.send({ to: made.email, subject: say('subject'), text: say('text') });
  });
}
