import type { FastifyReply } from 'fastify';
import { findLanguages } from '#modules/settings/server/public.ts';
import {
  showUnsubscribeRoute,
  unsubscribeRoute,
} from '#modules/notifications/contract/unsubscribe.ts';
import { errors } from '#platform/contract/errors.ts';
import { DEFAULT_LANGUAGE } from '#platform/contract/texts/texts.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { EventCatalogue } from '../events/event-catalogue.ts';
import { nameTopic } from '../events/list-topics.ts';
import { muteOnEmail } from './mute-on-email.ts';
import { PAGE_POLICY } from '../channels/small-page.ts';
import { unsubscribePage } from './unsubscribe-page.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Providers of mail click for their people, from few addresses. */
const CLICKS_PER_MINUTE = 600;

/** The way out of e-mail about a topic, without signing in. */
export function serveUnsubscribe(serve: Serve, context: Context, catalogue: EventCatalogue): void {
  const { database, secrets, translator } = context;

  /** Who wants out of what, and how they read it. */
  async function read(token: string) {
    const found = readUnsubscribeToken(secrets, token);
    if (found === undefined) throw errors.not_found();
    const { userId, topic } = found;
    const chosen = await database.asSystem((tx) => findLanguages(tx, [userId]), { readOnly: true });
    const language = chosen.get(userId) ?? DEFAULT_LANGUAGE;
    const name = nameTopic({ catalogue, translator }, { topic, language });
    if (name === undefined) throw errors.not_found();
    return { ...found, language, name };
  }

  const show = (
    reply: FastifyReply,
    { language, name }: Awaited<ReturnType<typeof read>>,
    isDone: boolean,
  ) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .send(unsubscribePage({ language, translator, topic: name, isDone }));

  serve.outside(
    showUnsubscribeRoute,
    async ({ params, reply }) => show(reply, await read(params.token), false),
    { perMinute: CLICKS_PER_MINUTE },
  );

  serve.outside(
    unsubscribeRoute,
    async ({ params, reply, visitor: { requestId } }) => {
      const found = await read(params.token);
      const { companyId, userId, topic } = found;
      const person = { companyId, userId, employeeId: null, requestId };
      await database.inCompany(person, (tx) => muteOnEmail(tx, person, topic));
      return show(reply, found, true);
    },
    { perMinute: CLICKS_PER_MINUTE },
  );
}
