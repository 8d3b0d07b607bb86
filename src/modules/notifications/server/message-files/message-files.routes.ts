import * as routes from '#modules/notifications/contract/message-files.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { sendContent } from '#platform/server/http/send-content.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { escapeHtml } from '../channels/escape-html.ts';
import { readFileToken } from '../channels/file-link.ts';
import { PAGE_POLICY, smallPage } from '../channels/small-page.ts';
import { findLinkedFile, takeLinkedFile } from './linked-file.queries.ts';

/** Phones of one company may share an address. */
const VISITS_PER_MINUTE = 300;

/** The files to which SMS and LINE messages link, without signing in. */
export function serveMessageFiles(serve: Serve, context: Context): void {
  const { database, files, secrets, translator } = context;

  function read(token: string) {
    const ticket = readFileToken(secrets, token);
    if (ticket === undefined) throw errors.not_found();
    return ticket;
  }

  serve.outside(
    routes.showFilePageRoute,
    async ({ params, reply, visitor: { language } }) => {
      const ticket = read(params.token);
      const file = await database.inCompany(ticket, (tx) => findLinkedFile(tx, ticket), {
        readOnly: true,
      });
      const say = (text: 'question' | 'take' | 'used') =>
        escapeHtml(translator.translate(language, `notifications:message_file.${text}`));
      const body = file.may_take
        ? `<p>${say('question')}</p><form method="post"><button>${say('take')}</button></form>`
        : `<p role="status">${say('used')}</p>`;
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', PAGE_POLICY)
        .send(smallPage({ language, title: file.filename, body }));
    },
    { perMinute: VISITS_PER_MINUTE },
  );

  serve.outside(
    routes.takeFileRoute,
    async ({ params, reply }) => {
      const ticket = read(params.token);
      const file = await database.inCompany(ticket, (tx) => takeLinkedFile(tx, ticket));
      const stored = { ...file, preview: null };
      return sendContent(reply, files, { stored, purpose: 'download' });
    },
    { perMinute: VISITS_PER_MINUTE },
  );
}
