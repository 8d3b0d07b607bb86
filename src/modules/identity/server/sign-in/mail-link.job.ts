import { z } from 'zod';
import { identityEvents } from '#modules/identity/contract/events.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import type { Context } from '#platform/server/context.ts';
import { recordEvent, recordSystemEvent } from '#platform/server/events/record-event.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { findUserByName } from '../credentials/credentials.queries.ts';
import { makeAccountLink, MAILED_LINK_LASTS_MS } from './account-links.ts';

const asker = z.object({
  companyId: z.number(),
  userId: z.string(),
  employeeId: z.number().nullable(),
});

/**
 * To whom, by the name that was typed: only the job finds out whether there is such an account. And who
 * requested it on their behalf, to be notified when it cannot be sent.
 */
export const mailLink = defineJob(
  'identity.mail-link',
  z.object({
    name: z.string(),
    language: z.enum(LANGUAGES),
    requestId: z.string(),
    asker: asker.optional(),
  }),
  // Once a minute in the end: a mail server may be down for half an hour.
  { retries: 35 },
);

type Needs = Pick<Context, 'database' | 'clock' | 'config' | 'mailer' | 'translator'>;
type Payload = z.output<typeof mailLink.payload>;

/**
 * Mails a person the link by which they choose a password. The link is made here, so that no queue
 * stores it; sent again after a failure, the mail has a new one.
 */
export function mailLinkJob(context: Needs): JobHandler {
  const { database, mailer } = context;
  return handleJob(mailLink, async (payload, { isFirstTry, isLastTry }) => {
    const letter = await writeLetter(context, payload);
    if (letter === undefined) return;
    const { mail, happening } = letter;
    try {
      await mailer.send(mail);
    } catch (error) {
      const { asker: requester, requestId } = payload;
      if (requester !== undefined && (isFirstTry || isLastTry)) {
        const name = isLastTry ? identityEvents.link_not_mailed : identityEvents.link_delayed;
        await database.inCompany(requester, (tx) =>
          recordEvent(tx, { ...requester, requestId }, { ...happening, name }),
        );
      }
      throw error;
    }
    await database.asSystem((tx) =>
      recordSystemEvent(
        tx,
        { userId: null, ...payload.asker, requestId: payload.requestId },
        { ...happening, name: identityEvents.link_mailed },
      ),
    );
  });
}

/** The mail with a new link, and its recipient; nothing where there is nobody to write to. */
async function writeLetter(
  { database, clock, config, translator }: Needs,
  { name, language }: Payload,
) {
  const { PUBLIC_URL } = config;
  if (PUBLIC_URL === undefined) return undefined;
  const made = await database.asSystem(async (tx) => {
    const user = await findUserByName(tx, name);
    if (user === undefined || user.email === null || !user.is_active) return undefined;
    const link = await makeAccountLink(tx, {
      userId: user.id,
      now: clock.now(),
      lastsMs: user.password_hash === null ? undefined : MAILED_LINK_LASTS_MS,
    });
    return { ...link, userId: user.id, email: user.email, username: user.username };
  });
  if (made === undefined) return undefined;
  const { username, purpose, expires_at } = made;
  const address = new URL(`/choose-password#${made.token}`, PUBLIC_URL).href;
  const say = (part: 'subject' | 'text') =>
    translator.translate(language, `identity:mails.${purpose}_${part}`, { username, address });
  return {
    mail: { to: made.email, subject: say('subject'), text: say('text') },
    happening: {
      entity: 'user',
      entityId: made.userId,
      after: { username, purpose, expires_at },
    },
  };
}
