import type { Texts } from '#platform/contract/texts/texts.ts';
import type { disclosureTh } from './disclosure.th.ts';

/** Texts of what is held about a person, in English. */
export const disclosureEn = {
  disclosure: {
    title: 'Personal data that the company holds',
    history: 'Looks at the data of the person, and changes',
    retention: 'Kept for {{years}} years, as the company decided',
  },
  anonymisation: {
    name: 'Anonymised farmer',
    action: 'Erase personal data',
    title: 'Erase the personal data of {{name}}?',
    text: 'Names, national ID, birth date, phones, e-mail, addresses, bank accounts and copies of documents are erased from the quotas of all seasons, also from the history and from notifications. Quota numbers, statuses and provinces are left for the statistics.',
    irreversible: 'This cannot be undone.',
    reason: 'Reason (without personal data)',
    done: 'Personal data erased',
    failed: 'The personal data could not be erased',
  },
} satisfies Texts<typeof disclosureTh>;
