import type { Texts } from '#platform/contract/texts/texts.ts';
import type { sendingTh } from './sending.th.ts';

/** Texts of sending quotations, in English. */
export const sendingEn = {
  title: 'Send to the customer',
  send: 'Send e-mail',
  recipient_email: 'To',
  cc_hint: 'Separate addresses by commas',
  message: 'Message',
  attach_pdf: 'Attach the PDF',
  with_link: 'Add a link to view and accept the offer',
  default_subject: 'Quotation {{number}}',
  default_message:
    'Dear {{customer}},\n\nPlease find our quotation {{number}}, which is valid until {{valid_until}}.\n\nKind regards,',
  queued_notice: 'The e-mail is queued. The status becomes “Sent” once a mail server has taken it.',
  failed: 'The e-mail could not be sent',
  mails: 'E-mails sent',
  no_mails: 'No e-mail has been sent',
  mail_states: {
    queued: 'Queued',
    sent: 'Sent',
    failed: 'Failed',
    bounced: 'Bounced',
    unknown: 'Unknown',
  },
  unknown_hint:
    'The connection broke while it was sent. The customer may have it: ask before you send it again.',
  links: 'Links for the customer',
  no_links: 'No links yet',
  make_link: 'Create link',
  link_made: 'Link created',
  link_once:
    'Copy this link now: it is not shown again. Anyone who has it can accept for the customer.',
  link_failed: 'The link could not be created',
  revoke: 'Revoke link',
  revoked: 'Link revoked',
  revoke_failed: 'The link could not be revoked',
  made_at: 'Created {{time}}',
  viewed_at: 'Last opened by the customer {{time}}',
  not_viewed: 'Not opened yet',
  link_working: 'Works until {{time}}',
  paper: 'Document',
  download: 'Download PDF',
  download_failed: 'The download failed',
  answers: 'Answers of the customer',
  no_answers: 'The customer has not answered yet',
  answer_kinds: {
    accepted: 'Accepted',
    rejected: 'Rejected',
    question: 'Question',
  },
  signature_of: 'Signature of {{name}}',
} satisfies Texts<typeof sendingTh>;
