import type { QuotationMail } from '#modules/quotations/contract/sending.ts';
import type { Context } from '#platform/server/context.ts';
import { writeTime } from '#platform/server/texts/write-time.ts';
import { paperWords } from '../paper/paper-words.ts';
import type { StoredQuotation } from '../quotations/quotations.queries.ts';

interface Wanted {
  readonly kind: 'offer' | 'reminder';
  readonly quotation: Pick<
    StoredQuotation,
    'quotation_number' | 'customer_name' | 'contact_name' | 'valid_until'
  >;
  readonly language: QuotationMail['language'];
}

/** What a mail about a quotation says, in the language of its document; of two languages Thai comes first. */
export function writeMailText(
  { translator }: Pick<Context, 'translator'>,
  { kind, quotation, language }: Wanted,
): Pick<QuotationMail, 'subject' | 'message'> {
  const { languages } = paperWords({ translator }, language);
  const { quotation_number: number, customer_name, contact_name, valid_until } = quotation;
  const texts = languages.map((one) => {
    const parameters = {
      number,
      customer: contact_name === '' ? customer_name : contact_name,
      valid_until: writeTime(valid_until, one) ?? valid_until,
    };
    return {
      subject: translator.translate(one, `quotations:mails.${kind}.subject`, parameters),
      message: translator.translate(one, `quotations:mails.${kind}.message`, parameters),
    };
  });
  return {
    subject: texts.map(({ subject }) => subject).join(' / '),
    message: texts.map(({ message }) => message).join('\n\n'),
  };
}
