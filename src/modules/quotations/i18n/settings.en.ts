import type { Texts } from '#platform/contract/texts/texts.ts';
import type { settingsTh } from './settings.th.ts';

export const settingsEn = {
  settings: {
    title: 'Quotation settings',
    purpose: 'Numbers, validity, tax, approval and letterhead of the quotations of this company',
    tabs: 'Settings',
    general: 'General',
    letterhead: 'Letterhead',
    letterhead_hint:
      'Printed below the name of the company on all quotations that were not sent yet. Name and logo come from the',
    company_profile: 'company profile',
    letterhead_saved: 'Letterhead saved',
    letterhead_failed: 'The letterhead could not be saved',
    letterhead_load_failed: 'The letterhead could not be loaded',
    branch_hint: 'As registered for VAT, 5 digits; the head office is 00000',
    email_hint: 'Customers who reply to a quotation write here',
    void_numbers: 'Void numbers',
    void_numbers_empty: 'No number is void',
    void_numbers_hint:
      'Numbers of drafts that were deleted; they are never used again. All other numbers follow each other.',
    void_numbers_failed: 'The void numbers could not be loaded',
    deleted_at: 'Deleted',
    deleted_by: 'Deleted by',
    saved: 'Quotation settings saved',
    save_failed: 'The quotation settings could not be saved',
    load_failed: 'The quotation settings could not be loaded',
    pattern_hint: '{YYYY} or {YY} is the year, {MM} the month, {NNNNN} the count',
    example: 'For example {{number}}',
    start_hint: 'For numbers that have not been issued yet',
    reminder_hint:
      'An e-mail, once for each quotation, to customers who got it by e-mail and have not answered; 0 reminds nobody',
    prices: 'Prices in new quotations',
    tax_method_hint: 'For quotations that are created from now on',
    promptpay_hint:
      'The phone number or tax ID that receives deposits; leave it empty to print no QR code',
    terms_hint: 'Filled in for new quotations',
    no_steps: 'Nothing needs approval; quotations can be sent at once',
    add_step: 'Add a step of approval',
    remove_step: 'Delete step {{step}}',
    from_amount: 'Amount from (baht, incl. VAT)',
    people: 'Approvers',
    roles: 'Roles that may approve',
  },
} satisfies Texts<typeof settingsTh>;
