import { sql } from 'drizzle-orm';
import { QUOTATION, quotationEvents } from '#modules/quotations/contract/quotation-errors.ts';
import { sendingEvents } from '#modules/quotations/contract/sending.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { MailSource } from '#platform/server/mail/mail-source.ts';
import { changeStatus } from '../quotations/change-status.ts';
import { quotationKeeper } from '../quotations/quotations.queries.ts';
import { isStillTrue } from './is-still-true.ts';
import { putLinkIn } from './link-in-text.ts';
import { quotationMails as mails } from './mails.tables.ts';

/** Quotations as the outbox knows them: an approved one is sent as soon as a mail server took its mail. */
export const quotationMailSource: MailSource = {
  entity: QUOTATION,
  completeText: putLinkIn,
  isWanted: isStillTrue,
  async noteOutcome(tx, { companyId }, { mailId, entityId: id, state, answer }) {
    const thisMail = hasValues(mails, { company_id: companyId, id: mailId });
    const [mail] = await tx
      .select({ userId: mails.sent_by, employeeId: mails.sent_by_employee })
      .from(mails)
      .where(thisMail);
    if (mail === undefined || state === 'queued') return;
    const sender = { companyId, ...mail, language: 'th', requestId: `mail ${mailId}` } as const;
    const stored = await quotationKeeper.lock(tx, sender, id);
    if (state !== 'sent') {
      const { quotation_number, customer_name, owner_id } = stored;
      const after = { quotation_number, customer_name, owner_id, mail_state: state, answer };
      const event = { name: sendingEvents.mail_failed, entity: QUOTATION, entityId: id, after };
      return recordEvent(tx, sender, event);
    }
    await tx
      .update(mails)
      .set({ taken_at: sql`now()` })
      .where(thisMail);
    // It was sent before, or a revision has replaced it meanwhile.
    if (stored.status !== 'approved') return;
    const at = new Date().toISOString();
    const values = { status: 'sent', status_at: at, sent_at: at } as const;
    await changeStatus(tx, sender, { id, event: quotationEvents.sent, values });
  },
};
