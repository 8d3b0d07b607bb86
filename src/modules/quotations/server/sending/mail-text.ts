import type { MailPurpose, QuotationMail } from '#modules/quotations/contract/sending.ts';
import type { Context } from '#platform/server/context.ts';
import { writeAmount } from '#platform/server/texts/write-amount.ts';
import { writeTime } from '#platform/server/texts/write-time.ts';
import { paperWords } from '../paper/paper-words.ts';
import type { StoredQuotation } from '../quotations/quotations.queries.ts';

interface Wanted {
  readonly purpose: MailPurpose;
  readonly quotation: Pick<
    StoredQuotation,
    'quotation_number' | 'customer_name' | 'contact_name' | 'valid_until' | 'total'
  >;
  readonly language: QuotationMail['language'];
  /** Who signs it, a line each. */
  readonly signature: readonly string[];
  /** Who accepted the offer, where that is confirmed. */
  readonly acceptedBy?: string;
}

/** What a mail about a quotation says, in the language of its document; of two languages Thai comes first. */
export function writeMailText(
  { translator }: Pick<Context, 'translator'>,
  { purpose, quotation, language, signature, acceptedBy: name = '' }: Wanted,
): Pick<QuotationMail, 'subject' | 'message'> {
  const { languages } = paperWords({ translator }, language);
  const { customer_name, contact_name, valid_until, total } = quotation;
  const texts = languages.map((one) => {
    const parameters = {
      number: quotation.quotation_number,
      customer: contact_name === '' ? customer_name : contact_name,
      valid_until: writeTime(valid_until, one) ?? valid_until,
      total: writeAmount(total),
      name,
    };
    return {
      subject: translator.translate(one, `quotations:mails.${purpose}.subject`, parameters),
      message: translator.translate(one, `quotations:mails.${purpose}.message`, parameters),
    };
  });
  return {
    subject: texts.map(({ subject }) => subject).join(' / '),
    message: [texts.map(({ message }) => message).join('\n\n'), ...signature.filter(Boolean)].join(
      '\n',
    ),
  };
}

/** The line above the address that opens the offer; once it is accepted, it is only looked at. */
export const inviteToOffer = (
  { translator }: Pick<Context, 'translator'>,
  { language, purpose }: Pick<Wanted, 'language' | 'purpose'>,
): string =>
  paperWords({ translator }, language)
    .label(purpose === 'confirmation' ? 'mails.accepted_invitation' : 'mails.invitation')
    .join('\n');
