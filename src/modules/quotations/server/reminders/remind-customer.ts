import { and, desc, gt, isNull } from 'drizzle-orm';
import { listMails, queueMail } from '#modules/notifications/server/public.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import { sendingEvents } from '#modules/quotations/contract/sending.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent, type Actor } from '#platform/server/events/record-event.ts';
import { quotationLinks as links } from '../offer-page/offers.tables.ts';
import { chooseFrozen, findFrozen } from '../paper/frozen-papers.ts';
import { findLetterhead } from '../paper/letterhead.queries.ts';
import { quotationKeeper } from '../quotations/quotations.queries.ts';
import { linkMark } from '../sending/link-in-text.ts';
import { writeMailText } from '../sending/mail-text.ts';
import { quotationMails as mails } from '../sending/mails.tables.ts';
import type { UnansweredOffer } from './unanswered-offers.queries.ts';

/** Queues the mail that reminds a customer: to the same people, in the same way as the offer was sent. */
export async function remindCustomer(
  tx: Transaction,
  { companyId, id, mailId, now }: UnansweredOffer & { readonly now: Date },
  context: Pick<Context, 'translator'>,
): Promise<void> {
  const company = { companyId, userId: null, employeeId: null, language: 'th' } as const;
  const reminding: Actor = { ...company, requestId: `quotation ${id}` };
  const quotation = await quotationKeeper.lock(tx, company, id);
  const sent = await findSent(tx, { companyId, id, mailId });
  // Answered or revised a moment ago, or the customer's personal data were erased.
  if (quotation.status !== 'sent' || !sent.to.includes('@')) return;
  const { language, attach_pdf, with_link, to, cc } = sent;
  const { subject, message } = writeMailText(context, { kind: 'reminder', quotation, language });
  const paper = chooseFrozen(await findFrozen(tx, company, id), language);
  const link = with_link ? await findWorkingLink(tx, { companyId, id, now }) : undefined;
  const { email: replyTo } = await findLetterhead(tx, company);
  const queued = await queueMail(tx, company, {
    to,
    cc,
    replyTo,
    subject,
    text: link === undefined ? message : `${message}\n\n${linkMark(link.id)}`,
    files: attach_pdf && paper !== undefined ? [paper.stored_file_id] : [],
    about: { entity: QUOTATION, entityId: id },
    event: sendingEvents.customer_reminded,
  });
  await tx.insert(mails).values({
    id: queued.id,
    company_id: companyId,
    quotation_id: id,
    language,
    attach_pdf,
    with_link: link !== undefined,
    is_reminder: true,
  });
  const { quotation_number, customer_name, owner_id } = quotation;
  await recordEvent(tx, reminding, {
    name: sendingEvents.customer_reminded,
    entity: QUOTATION,
    entityId: id,
    after: {
      quotation_number,
      customer_name,
      owner_id,
      recipient_email: to,
      cc,
      subject,
      language,
    },
  });
}

interface Wanted extends Pick<UnansweredOffer, 'companyId' | 'id'> {}

async function findSent(
  tx: Transaction,
  { companyId, id, mailId }: Wanted & Pick<UnansweredOffer, 'mailId'>,
) {
  const [how] = await tx
    .select({
      language: mails.language,
      attach_pdf: mails.attach_pdf,
      with_link: mails.with_link,
    })
    .from(mails)
    .where(hasValues(mails, { company_id: companyId, id: mailId }));
  const all = await listMails(tx, { companyId }, { entity: QUOTATION, entityId: id });
  const mail = all.find((one) => one.id === mailId);
  if (how === undefined || mail === undefined) throw new Error('The mail was not found');
  return { ...how, to: mail.to, cc: mail.cc };
}

/** The newest link of an offer that still works. */
async function findWorkingLink(
  tx: Transaction,
  { companyId, id, now }: Wanted & { readonly now: Date },
) {
  const [link] = await tx
    .select({ id: links.id })
    .from(links)
    .where(
      and(
        hasValues(links, { company_id: companyId, quotation_id: id }),
        isNull(links.revoked_at),
        gt(links.expires_at, now.toISOString()),
      ),
    )
    .orderBy(desc(links.id))
    .limit(1);
  return link;
}
