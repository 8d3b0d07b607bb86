import type { Texts } from '#platform/contract/texts/texts.ts';
import type { anonymisationTh } from './anonymisation.th.ts';

/** Texts of erasing personal data of customers in English. */
export const anonymisationEn = {
  events: { anonymised: 'Personal data of the customer erased' },
  errors: {
    anonymised: 'The personal data of this customer were erased, so it cannot be restored',
  },
  anonymisation: {
    name: 'Anonymised customer {{code}}',
    action: 'Erase personal data',
    title: 'Erase the personal data of {{name}}?',
    text: 'Names, phones, e-mail addresses, addresses, contacts, tax ID, notes, activities and files are erased, also from the history, from notifications and from customers merged into it. Documents that refer to this customer stay valid.',
    irreversible: 'This cannot be undone.',
    reason: 'Reason (without personal data)',
    done: 'Personal data erased',
    failed: 'The personal data could not be erased',
    notice:
      'The personal data of this customer were erased on {{date}}. It is left only for the documents that refer to it.',
  },
} satisfies Texts<typeof anonymisationTh>;
