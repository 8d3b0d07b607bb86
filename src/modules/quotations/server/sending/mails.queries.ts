import { employeeName } from '#modules/directory/server/public.ts';
import { listMails, type SentMail } from '#modules/notifications/server/public.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import type { QuotationMail } from '#modules/quotations/contract/sending.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { withoutLink } from './link-in-text.ts';
import { quotationMails as mails } from './mails.tables.ts';

/** The mails by which a quotation was sent, the newest first. */
export async function listQuotationMails(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  quotationId: string,
): Promise<QuotationMail[]> {
  const own = await tx
    .select({
      id: mails.id,
      language: mails.language,
      attach_pdf: mails.attach_pdf,
      with_link: mails.with_link,
      purpose: mails.purpose,
      sent_by_name: employeeName({
        companyId: mails.company_id,
        id: mails.sent_by_employee,
        language,
      }),
    })
    .from(mails)
    .where(hasValues(mails, { company_id: companyId, quotation_id: quotationId }));
  const byId = new Map(own.map((mail) => [mail.id, mail]));
  const sent = await listMails(tx, { companyId }, { entity: QUOTATION, entityId: quotationId });
  return sent.flatMap(({ to, text, ...mail }) => {
    const how = byId.get(mail.id);
    if (how === undefined) return [];
    const state = stateOf(mail);
    return [{ ...mail, ...how, recipient_email: to, message: withoutLink(text), state }];
  });
}

function stateOf({ state, reason }: Pick<SentMail, 'state' | 'reason'>): QuotationMail['state'] {
  if (reason === 'bad_address' || reason === 'bounced') return 'bounced';
  if (state === 'queued' || state === 'sending') return 'queued';
  if (reason === 'cancelled') return 'cancelled';
  if (state === 'unknown') return 'unknown';
  return state === 'failed' || state === 'skipped' ? 'failed' : 'sent';
}
