import { queueMail } from '#modules/notifications/server/public.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import {
  sendingErrors,
  sendingEvents,
  type SendEmailInput,
} from '#modules/quotations/contract/sending.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { makeLink, refuseUnsendable } from '../offer-links/offer-links.ts';
import { freezePaper, type FrozenPaperRow } from '../paper/frozen-papers.ts';
import { findLetterhead } from '../paper/letterhead.queries.ts';
import { readPaper, type PrintContext } from '../paper/paper-file.ts';
import { quotationKeeper } from '../quotations/quotations.queries.ts';
import { linkMark } from './link-in-text.ts';
import { inviteToOffer } from './mail-text.ts';
import { quotationMails } from './mails.tables.ts';

export type SendingContext = PrintContext & Pick<Context, 'config' | 'secrets'>;

interface Sending {
  readonly id: string;
  readonly input: SendEmailInput;
}

/**
 * Freezes the paper and answers what queues the mail in a transaction. The quotation becomes `sent` later, when
 * a mail server has taken the mail.
 */
export async function prepareSending(
  context: SendingContext,
  scope: Scope,
  { id, input }: Sending,
): Promise<(tx: Transaction) => Promise<string>> {
  const recordPaper = await prepareFrozen(context, scope, { id, input });
  return async (tx) => {
    // A revision may have replaced it while it was printed.
    const quotation = await quotationKeeper.lock(tx, scope, id);
    refuseUnsendable(quotation, context.clock.now());
    const paper = await recordPaper(tx);
    const link = input.with_link ? await makeLink(tx, scope, { ...context, quotation }) : undefined;
    const invitation = inviteToOffer(context, { ...input, purpose: 'offer' });
    const end = link === undefined ? '' : linkMark(link.id, invitation);
    return queue(tx, scope, { id, input, paper, end });
  };
}

async function prepareFrozen(
  context: SendingContext,
  scope: Scope,
  { id, input: { language, with_link } }: Sending,
): Promise<(tx: Transaction) => Promise<FrozenPaperRow>> {
  const { stored, frozen, paper, filename } = await readPaper(context, scope, {
    id,
    look: { language },
  });
  refuseUnsendable(stored, context.clock.now());
  if (with_link && context.config.PUBLIC_URL === undefined) {
    throw sendingErrors.no_public_address();
  }
  const found = frozen.find((one) => one.language === language);
  if (found !== undefined) return async () => found;
  return freezePaper(context, scope, { quotationId: id, filename, paper });
}

interface Queued extends Sending {
  readonly paper: FrozenPaperRow;
  /** What follows the message. */
  readonly end: string;
}

async function queue(
  tx: Transaction,
  scope: Scope,
  { id, input, paper, end }: Queued,
): Promise<string> {
  const { recipient_email: to, cc, subject, message, ...how } = input;
  const { email: replyTo } = await findLetterhead(tx, scope);
  const { id: mailId } = await queueMail(tx, scope, {
    to,
    cc,
    replyTo,
    subject,
    text: message + end,
    files: how.attach_pdf ? [paper.stored_file_id] : [],
    about: { entity: QUOTATION, entityId: id },
    event: sendingEvents.mail_queued,
  });
  await tx.insert(quotationMails).values({
    ...how,
    id: mailId,
    company_id: scope.companyId,
    quotation_id: id,
    sent_by: scope.userId,
    sent_by_employee: scope.employeeId,
  });
  await recordEvent(tx, scope, {
    name: sendingEvents.mail_queued,
    entity: QUOTATION,
    entityId: id,
    after: { recipient_email: to, cc, subject, language: how.language },
  });
  return mailId;
}
