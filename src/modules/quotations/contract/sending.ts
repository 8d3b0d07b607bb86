import { z } from 'zod';
import { channelErrors } from '#modules/notifications/contract/channels.ts';
import { wrapped } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { paperLanguages } from './paper.ts';
import { quotationErrors } from './quotation-errors.ts';
import { quotationPermissions } from './permissions.ts';

export const sendingLimits = { cc: 10, subject: 200, message: 5_000 } as const;

export const sendingErrors = defineErrors('quotations', {
  /** The address of the application is not set, so that a link would lead nowhere. */
  no_public_address: 409,
  /** Drafts and what waits for approval are not sent, nor what was cancelled or replaced. */
  not_sendable: 409,
});

export const sendingEvents = defineEvents('quotations', [
  'mail_queued',
  'mail_failed',
  'customer_reminded',
  'acceptance_confirmed',
  'link_made',
  'link_revoked',
]);

const EMAIL = 'quotations:errors.email_invalid';
const address = plainText(254).pipe(z.email(EMAIL));

export const sendEmailInput = z.strictObject({
  recipient_email: address,
  cc: z.array(address).max(sendingLimits.cc, 'quotations:errors.cc_full').default([]),
  subject: requiredText(sendingLimits.subject, 'quotations:errors.subject_required'),
  message: requiredText(sendingLimits.message, 'quotations:errors.message_required'),
  language: z.enum(paperLanguages).default('th'),
  attach_pdf: z.boolean().default(true),
  /** A link by which the customer sees, accepts or rejects the offer. */
  with_link: z.boolean().default(true),
});

export type SendEmailInput = z.output<typeof sendEmailInput>;

/**
 * What became of a mail; `unknown` where the connection broke and nobody can know, `cancelled` where the offer was
 * answered, replaced or over before the mail went out.
 */
export const mailStates = ['queued', 'sent', 'failed', 'bounced', 'unknown', 'cancelled'] as const;

/** Why a mail went out; all but an offer go out by themselves. */
export const mailPurposes = ['offer', 'reminder', 'confirmation'] as const;

export type MailPurpose = (typeof mailPurposes)[number];

export const quotationMail = z.object({
  id: recordId,
  recipient_email: z.string(),
  cc: z.array(z.string()),
  subject: z.string(),
  message: z.string(),
  language: z.enum(paperLanguages),
  attach_pdf: z.boolean(),
  with_link: z.boolean(),
  purpose: z.enum(mailPurposes),
  state: z.enum(mailStates),
  /** What the mail server said last. */
  answer: z.string(),
  sent_by_name: z.string().nullable(),
  created_at: instant,
  sent_at: instant.nullable(),
});

export type QuotationMail = z.output<typeof quotationMail>;

export const sendEmailRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotations/:id/send-email',
  access: quotationPermissions.names.write,
  summary: 'Send a quotation by e-mail; it becomes `sent` once a mail server has accepted it',
  body: sendEmailInput,
  refuses: [
    quotationErrors.offer_expired,
    sendingErrors.not_sendable,
    channelErrors.mail_not_enabled,
    sendingErrors.no_public_address,
  ],
  answers: { 200: wrapped(quotationMail) },
});

/** What a mail says unless somebody writes something else. */
export const mailText = z.object({
  language: z.enum(paperLanguages),
  subject: z.string(),
  message: z.string(),
});

export type MailText = z.output<typeof mailText>;

export const mailTextRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/:id/email-text',
  access: quotationPermissions.names.read,
  summary: 'What an e-mail with the quotation says, in the language of its document',
  query: z.object({
    /** That of the document; without it, that of the last e-mail, or else of the reader. */
    language: z.enum(paperLanguages).optional(),
  }),
  answers: {
    200: wrapped(
      mailText.extend({
        /** Whether the company sends e-mail; otherwise sending is refused with `mail_not_enabled`. */
        mail_enabled: z.boolean(),
      }),
    ),
  },
});

export const listMailsRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/:id/emails',
  access: quotationPermissions.names.read,
  summary: 'The e-mails by which a quotation was sent, the newest first',
  answers: { 200: wrapped(z.array(quotationMail)) },
});

/** A link as people of the company see it: its secret is shown once. */
export const offerLink = z.object({
  id: recordId,
  created_at: instant,
  created_by_name: z.string().nullable(),
  expires_at: instant,
  revoked_at: instant.nullable(),
  /** When the customer opened it for the first and the last time. */
  viewed_at: instant.nullable(),
  last_viewed_at: instant.nullable(),
});

export type OfferLink = z.output<typeof offerLink>;

export const makeLinkRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotations/:id/links',
  access: quotationPermissions.names.write,
  summary: 'Make a link for the customer, to be handed over by other ways than e-mail',
  refuses: [quotationErrors.offer_expired, sendingErrors.not_sendable],
  secretAnswer: true,
  answers: { 201: wrapped(offerLink.extend({ token: z.string() })) },
});

export const listLinksRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/:id/links',
  access: quotationPermissions.names.read,
  summary: 'The links of a quotation, the newest first',
  answers: { 200: wrapped(z.array(offerLink)) },
});

export const revokeLinkRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/quotations/:id/links/:link_id',
  access: quotationPermissions.names.write,
  summary: 'Have a link work no longer',
  answers: { 204: z.undefined() },
});
