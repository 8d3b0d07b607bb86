import type { Texts } from '#platform/contract/texts/texts.ts';
import type { settingsTh } from './settings.th.ts';

export const settingsEn = {
  settings: {
    title: 'Quotation settings',
    purpose: 'Numbers, validity, tax and approval of the quotations of this company',
    saved: 'Quotation settings saved',
    save_failed: 'The quotation settings could not be saved',
    load_failed: 'The quotation settings could not be loaded',
    pattern_hint: '{YYYY} or {YY} is the year, {MM} the month, {NNNNN} the count',
    example: 'For example {{number}}',
    start_hint: 'For numbers that were not given yet',
    prices: 'Prices in new quotations',
    tax_method_hint: 'For quotations that are created from now on',
    promptpay_hint:
      'The phone number or tax id that receives deposits; leave it blank to print no QR code',
    terms_hint: 'Filled in for new quotations',
    no_steps: 'Nothing needs approval; quotations can be sent at once',
    add_step: 'Add a step of approval',
    remove_step: 'Delete step {{step}}',
    from_amount: 'From an amount on (baht with tax)',
    people: 'Approvers',
    roles: 'Roles that may approve',
  },
} satisfies Texts<typeof settingsTh>;
