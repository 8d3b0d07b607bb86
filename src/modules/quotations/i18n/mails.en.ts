import type { Texts } from '#platform/contract/texts/texts.ts';
import type { mailsTh } from './mails.th.ts';

/** What e-mails to customers say, in English. */
export const mailsEn = {
  offer: {
    subject: 'Quotation {{number}}',
    message:
      'Dear {{customer}},\n\nPlease find our quotation {{number}} for {{total}} baht, which is valid until {{valid_until}}.\n\nKind regards,',
  },
  reminder: {
    subject: 'Quotation {{number}} is about to expire',
    message:
      'Dear {{customer}},\n\nOur quotation {{number}} is valid until {{valid_until}}. If you would like to order, please accept it by then.\n\nIf you have answered already, please ignore this e-mail.\n\nKind regards,',
  },
  confirmation: {
    subject: 'Quotation {{number}} accepted',
    message:
      'Dear {{customer}},\n\nOur quotation {{number}} for {{total}} baht was accepted by {{name}}. Thank you; we will contact you about the next steps.\n\nIf you did not accept it, please let us know at once.\n\nKind regards,',
  },
  accepted_invitation: 'View the accepted quotation here:',
  invitation: 'View, accept or ask about the quotation here:',
} satisfies Texts<typeof mailsTh>;
