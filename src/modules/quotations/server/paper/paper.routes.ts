import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import { readCompanyProfile } from '#modules/companies/server/public.ts';
import {
  changeLetterheadRoute,
  getLetterheadRoute,
} from '#modules/quotations/contract/letterhead.ts';
import * as routes from '#modules/quotations/contract/paper.ts';
import { success } from '#platform/contract/envelopes.ts';
import type { Context } from '#platform/server/context.ts';
import { sendFile, showFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { quotationKeeper } from '../quotations/quotations.queries.ts';
import { chooseFrozen } from './frozen-papers.ts';
import { changeLetterhead, findLetterhead } from './letterhead.queries.ts';
import { paperFile, readPaper, type PrintContext } from './paper-file.ts';
import { drawPaper, setPaper, type Look } from './print-paper.ts';
import { readDraft, type Reader } from './read-printed.ts';

type Purpose = 'download' | 'preview';

/** Quotations on paper: to be downloaded, shown, and looked at while they are written. */
export function servePaper(
  serve: Serve,
  context: PrintContext & Pick<Context, 'downloadTickets'>,
): void {
  const { database, downloadTickets } = context;

  for (const route of [routes.exportPdfRoute, routes.pdfRoute]) {
    serve.outside(route, async ({ scope, params, query, reply }) =>
      sendPaper(context, scope, { id: params.id, look: query, purpose: 'download', reply }),
    );
  }

  serve.transaction(routes.createPdfTicketRoute, async ({ tx, scope, params, body }) => {
    await quotationKeeper.find(tx, scope, params.id);
    const { purpose, ...look } = body;
    const subject = subjectOf(params.id, purpose);
    const { ticket, expires_at } = await downloadTickets.issue(tx, scope, subject);
    const path = routes.pdfByTicketRoute.path.replace(':id', params.id);
    return { url: `${path}?${new URLSearchParams({ ...look, purpose, ticket })}`, expires_at };
  });

  serve.outside(routes.pdfByTicketRoute, async ({ params, query, visitor, reply }) => {
    const { ticket, purpose, ...look } = query;
    const subject = subjectOf(params.id, purpose);
    const scope = await downloadTickets.redeem({ ...visitor, ticket, subject });
    return sendPaper(context, scope, { id: params.id, look, purpose, reply });
  });

  serve.outside(routes.previewQuotationRoute, async ({ scope, body }) => {
    const { quotation, ...look } = body;
    const profile = await readCompanyProfile(database, scope.companyId);
    const printable = await database.inCompany(
      scope,
      (tx) => readDraft(tx, scope, { draft: quotation, profile }),
      { readOnly: true },
    );
    const paper = await setPaper(context, scope, { printable, look });
    return success(await drawPaper(context, scope, paper));
  });

  serve.outside(routes.showPaperRoute, async ({ scope, params, query }) => {
    const { frozen, isGiven, paper } = await readPaper(context, scope, {
      id: params.id,
      look: query,
    });
    const found = isGiven ? chooseFrozen(frozen, query.language) : undefined;
    const { language, design } = found ?? paper;
    const drawn = await drawPaper(context, scope, { data: found?.printed ?? paper.data, design });
    return success({ ...drawn, language, design, is_frozen: found !== undefined, frozen });
  });

  serve.transaction(getLetterheadRoute, async ({ tx, scope }) =>
    success(await findLetterhead(tx, scope)),
  );

  serve.transaction(changeLetterheadRoute, async ({ tx, scope, body }) =>
    success(await changeLetterhead(tx, scope, body)),
  );
}

interface Wanted {
  readonly id: string;
  readonly look: Look;
  readonly purpose: Purpose;
  readonly reply: FastifyReply;
}

async function sendPaper(
  context: PrintContext,
  reader: Reader,
  { id, look, purpose, reply }: Wanted,
) {
  const file = await paperFile(context, reader, { id, look });
  if ('storage_key' in file) await once(file.content, 'open');
  return purpose === 'preview' ? showFile(reply, file) : sendFile(reply, file);
}

/** What a ticket is valid for. */
function subjectOf(id: string, purpose: Purpose): string {
  return `quotation:${id}:${purpose}`;
}
