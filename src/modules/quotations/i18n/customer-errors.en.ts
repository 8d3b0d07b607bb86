import type { Texts } from '#platform/contract/texts/texts.ts';
import type { customerErrorsTh } from './customer-errors.th.ts';

/** What is refused of letterheads, sending and answers of customers, in English. */
export const customerErrorsEn = {
  email_invalid: 'This is not a valid e-mail address',
  phone_invalid: 'This is not a valid phone number',
  tax_id_wrong: 'This is not a valid tax ID of 13 digits',
  branch_invalid: 'A branch has 5 digits; the head office is 00000',
  cc_full: 'Copies go to at most 10 addresses',
  subject_required: 'Enter a subject',
  message_required: 'Enter a message',
  no_public_address:
    'The public address of the application (PUBLIC_URL) is not set, so that a link would lead nowhere',
  not_sendable: 'Only approved offers that were neither cancelled nor replaced are sent',
  link_unusable:
    'This link has expired, was revoked or is wrong. Please ask the seller for another one.',
  not_open: 'This offer was answered already, or the seller has withdrawn it',
  questions_full: 'There are {{limit}} questions already. Please contact the seller directly.',
  name_required: 'Enter your name',
  question_required: 'Enter your question',
  signature_long: 'The signature is too long. Please draw a shorter one.',
  signature_invalid: 'The signature cannot be read. Please draw it again.',
} satisfies Texts<typeof customerErrorsTh>;
