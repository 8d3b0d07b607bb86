import type { Texts } from '#platform/contract/texts/texts.ts';
import type { formTh } from './form.th.ts';

export const formEn = {
  form: {
    create_title: 'Create quotation',
    create_purpose:
      'Choose the customer, add lines and save a draft. It gets its number when it is saved.',
    next_number: 'The next number is {{number}}.',
    number_failed: 'The quotation number could not be made',
    edit_title: 'Edit quotation {{number}}',
    back_to_quotation: 'Back to the quotation',
    create: 'Save draft',
    created: 'Quotation {{number}} saved',
    create_failed: 'The quotation could not be saved',
    updated: 'Quotation saved',
    update_failed: 'The quotation could not be saved',
    only_drafts: 'Only drafts can be changed. Revise a quotation that was sent.',
    prices: 'Prices of the lines',
    prices_without_vat: 'Without VAT',
    prices_with_vat: 'With VAT',
    discount_amount: 'Discount on the total (amount)',
    discount_unit: 'Discount on the total (unit)',
    totals: 'Totals',
    baht: '{{amount}} baht',
    withheld: 'Withholding tax {{rate}}%',
    paid: 'To pay after withholding tax',
    open_offers_one: 'This customer has {{count}} quotation to answer:',
    open_offers_other: 'This customer has {{count}} quotations to answer:',
    over_limit: 'The total is more than the customer’s credit limit that was set ({{limit}} baht)',
    terms: {
      cash: 'Cash',
      credit_7: 'Credit 7 days',
      credit_15: 'Credit 15 days',
      credit_30: 'Credit 30 days',
      credit_60: 'Credit 60 days',
    },
  },
} satisfies Texts<typeof formTh>;
