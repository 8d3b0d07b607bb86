import { and, desc, gt, isNull } from 'drizzle-orm';
import { listMails, queueMail } from '#modules/notifications/server/public.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import { sendingEvents, type MailPurpose } from '#modules/quotations/contract/sending.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent, type Actor } from '#platform/server/events/record-event.ts';
import { quotationLinks as links } from '../offer-links/offer-links.tables.ts';
import { chooseFrozen, findFrozen } from '../paper/frozen-papers.ts';
import { findLetterhead } from '../paper/letterhead.queries.ts';
import type { StoredQuotation } from '../quotations/quotations.queries.ts';
import { linkMark } from './link-in-text.ts';
import { inviteToOffer, writeMailText } from './mail-text.ts';
import { quotationMails as mails } from './mails.tables.ts';

const EVENT = {
  reminder: sendingEvents.customer_reminded,
  confirmation: sendingEvents.acceptance_confirmed,
} as const;

interface Again extends Pick<Context, 'translator'> {
  readonly quotation: StoredQuotation;
  /** The mail by which the offer was sent. */
  readonly mailId: string;
  readonly purpose: Exclude<MailPurpose, 'offer'>;
  readonly acceptedBy?: string;
  readonly now: Date;
}

/** Queues a further mail about an offer: to the same people, in the same way as it was sent. */
export async function writeAgain(
  tx: Transaction,
  actor: Actor,
  { quotation, mailId, now, translator, ...what }: Again,
): Promise<void> {
  const { companyId } = actor;
  const { id, quotation_number, customer_name, owner_id } = quotation;
  const { language, attach_pdf, with_link, to, cc } = await findSent(tx, { companyId, id, mailId });
  // The customer's personal data were erased.
  if (!to.includes('@')) return;
  const paper = chooseFrozen(await findFrozen(tx, actor, id), language);
  const { email: replyTo, phone } = await findLetterhead(tx, actor);
  const signature = [paper?.printed.company ?? '', phone];
  const { subject, message } = writeMailText(
    { translator },
    { ...what, quotation, language, signature },
  );
  const link = with_link ? await findWorkingLink(tx, { companyId, id, now }) : undefined;
  const { purpose } = what;
  const event = EVENT[purpose];
  const queued = await queueMail(tx, actor, {
    to,
    cc,
    replyTo,
    subject,
    text:
      link === undefined
        ? message
        : message + linkMark(link.id, inviteToOffer({ translator }, { language, purpose })),
    files: attach_pdf && paper !== undefined ? [paper.stored_file_id] : [],
    about: { entity: QUOTATION, entityId: id },
    event,
  });
  await tx.insert(mails).values({
    id: queued.id,
    company_id: companyId,
    quotation_id: id,
    language,
    attach_pdf,
    with_link: link !== undefined,
    purpose,
  });
  const sent = { recipient_email: to, cc, subject, language };
  await recordEvent(tx, actor, {
    name: event,
    entity: QUOTATION,
    entityId: id,
    after: { quotation_number, customer_name, owner_id, ...sent },
  });
}

interface Offer {
  readonly companyId: number;
  readonly id: string;
}

async function findSent(tx: Transaction, { companyId, id, mailId }: Offer & Pick<Again, 'mailId'>) {
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
  { companyId, id, now }: Offer & Pick<Again, 'now'>,
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
