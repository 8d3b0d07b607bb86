import type { Texts } from '#platform/contract/texts/texts.ts';
import { errorsEn } from './errors.en.ts';
import { fieldsEn } from './fields.en.ts';
import { homeEn } from './home.en.ts';
import { labelsEn } from './labels.en.ts';
import { mailsEn } from './mails.en.ts';
import { offerPageEn } from './offer-page.en.ts';
import { paperEn } from './paper.en.ts';
import { sendingEn } from './sending.en.ts';
import { formEn } from './form.en.ts';
import { movesEn } from './moves.en.ts';
import { offersEn } from './offers.en.ts';
import { settingsEn } from './settings.en.ts';
import { statisticsEn } from './statistics.en.ts';
import { lineEditorEn } from './line-editor.en.ts';
import type { th } from './th.ts';

/** Texts of quotations in English. */
export const en = {
  permissions: {
    title: 'Quotations',
    read: 'See quotations',
    write: 'Create, change, send, duplicate and revise quotations',
    delete: 'Delete drafts of quotations',
    configure: 'Set numbers, tax and approval of quotations',
    note: 'Quotations are approved by those who are named in the quotation settings, with any role',
  },
  entities: {
    quotation: 'Quotation',
    quotation_item: 'Line of a quotation',
    quotation_settings: 'Quotation settings',
    quotation_letterhead: 'Letterhead of quotations',
  },
  fields: { ...fieldsEn, ...labelsEn },
  errors: errorsEn,
  home: homeEn,
  paper: paperEn,
  sending: sendingEn,
  mails: mailsEn,
  offer_page: offerPageEn,
  ...lineEditorEn,
  ...formEn,
  ...offersEn,
  ...movesEn,
  ...statisticsEn,
  ...settingsEn,
  events: {
    created: 'Quotation created',
    updated: 'Quotation changed',
    deleted: 'Draft of a quotation deleted',
    submitted: 'Quotation submitted for approval',
    issued: 'Quotation issued; no approval needed',
    approval_started: 'Approval of a quotation begun',
    step_approved: 'First step of a quotation approved',
    approved: 'Quotation approved',
    approval_rejected: 'Quotation not approved',
    withdrawn: 'Quotation withdrawn to be changed',
    sent: 'Quotation recorded as sent to the customer',
    accepted: 'Acceptance by the customer recorded',
    rejected: 'Rejection by the customer recorded',
    cancelled: 'Quotation cancelled',
    superseded: 'Quotation superseded by a revision',
    revived: 'Quotation in use again',
    order_progress_changed: 'Order progress recorded',
    customer_reminded: 'Customer reminded by e-mail before the quotation expires',
    acceptance_confirmed: 'Acceptance confirmed to the customer by e-mail',
    mail_queued: 'Quotation queued for e-mail',
    mail_failed: 'E-mail of the quotation failed',
    link_made: 'Link for the customer created',
    link_revoked: 'Link for the customer revoked',
    viewed: 'Quotation opened by the customer',
    asked: 'Question asked by the customer',
    letterhead_changed: 'Letterhead of quotations changed',
    settings_changed: 'Quotation settings changed',
    expiring: 'Quotation about to expire',
  },
  statuses: {
    draft: 'Draft',
    submitted: 'Awaiting approval',
    in_approval: 'Approval under way',
    approved: 'Approved',
    issued: 'Issued',
    sent: 'Sent',
    accepted: 'Accepted',
    not_approved: 'Not approved',
    rejected: 'Rejected',
    rejected_by_customer: 'Rejected by customer',
    expired: 'Expired',
    cancelled: 'Cancelled',
    superseded: 'Superseded',
  },
  values: { rejected_by: { approver: 'Approver', customer: 'Customer' } },
  order_progresses: {
    NOT_ORDERED: 'Not ordered',
    PARTIAL_ORDERED: 'Partly ordered',
    FULLY_ORDERED: 'Fully ordered',
    PARTIAL_RECEIVED: 'Partly received',
    FULLY_RECEIVED: 'Fully received',
    PARTIAL_INVOICED: 'Partly invoiced',
    FULLY_INVOICED: 'Fully invoiced',
    PARTIAL_PAID: 'Partly paid',
    FULLY_PAID: 'Fully paid',
  },
  item_types: { product: 'Product', section: 'Section', note: 'Note' },
  discount_types: { percentage: 'Percent', fixed: 'Amount' },
  tax_methods: { base: 'On the sum', line: 'On each line' },
  number_calendars: { buddhist: 'Buddhist era', gregorian: 'Common era' },
  paper_designs: { classic: 'Classic', modern: 'Modern' },
  warnings: {
    credit_limit_exceeded:
      'Open quotations and accepted ones that are not fully paid, with this one, add up to {{open_total}} baht, more than the credit limit that was set ({{credit_limit}} baht)',
    similar_offer: 'A similar quotation, {{quotation_number}}, is still open',
    customer_inactive: 'This customer is inactive',
    letterhead_incomplete:
      'The letterhead has no address or no tax ID of the company yet, so quotations are made without it.',
    complete_letterhead: 'Fill in the letterhead',
  },
  inbox: {
    approval_wanted:
      'Quotation {{quotation_number}} ({{customer_name}}) of {{total}} baht awaits your approval',
    approved: 'Quotation {{quotation_number}} ({{customer_name}}) was approved',
    approval_rejected:
      'Quotation {{quotation_number}} ({{customer_name}}) was not approved and comes back to be changed: {{status_reason}}',
    accepted: '{{customer_name}} accepted quotation {{quotation_number}} of {{total}} baht',
    rejected: '{{customer_name}} rejected quotation {{quotation_number}}: {{status_reason}}',
    viewed: '{{customer_name}} opened quotation {{quotation_number}}',
    asked: '{{customer_name}} asks about quotation {{quotation_number}}',
    mail_failed: 'Quotation {{quotation_number}} could not be e-mailed to {{customer_name}}',
    expiring: 'Quotation {{quotation_number}} ({{customer_name}}) expires on {{valid_until}}',
  },
  merges: { quotations: 'Quotations' },
  export: {
    title: 'Quotations',
    lines_title: 'Lines of quotations',
    optional: 'Optional',
    included: 'Included',
  },
} satisfies Texts<typeof th>;
