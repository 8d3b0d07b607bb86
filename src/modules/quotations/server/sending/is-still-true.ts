import { statusOn, type QuotationStatus } from '#modules/quotations/contract/quotation-status.ts';
import type { MailPurpose } from '#modules/quotations/contract/sending.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { MailSource } from '#platform/server/mail/mail-source.ts';
import { quotations } from '../quotations/quotations.tables.ts';
import { quotationMails as mails } from './mails.tables.ts';

/** An offer goes out while the customer may have it; nobody is reminded of one that is answered. */
const TRUE_OF = {
  offer: ['approved', 'sent', 'accepted'],
  reminder: ['sent'],
  confirmation: ['accepted'],
} as const satisfies Record<MailPurpose, readonly QuotationStatus[]>;

/** Whether what a mail says still holds, which it may not after a wait for the mail server. */
export const isStillTrue: NonNullable<MailSource['isWanted']> = async (
  tx,
  { companyId: company_id },
  { mailId: id, now },
) => {
  const [found] = await tx
    .select({
      purpose: mails.purpose,
      status: quotations.status,
      valid_until: quotations.valid_until,
    })
    .from(mails)
    .innerJoin(quotations, hasValues(quotations, { company_id, id: mails.quotation_id }))
    .where(hasValues(mails, { company_id, id }));
  if (found === undefined) return false;
  const statuses: readonly QuotationStatus[] = TRUE_OF[found.purpose];
  return statuses.includes(statusOn(dayInBangkok(now), found));
};
