import type { Texts } from '#platform/contract/texts/texts.ts';
import type { duplicatesTh } from './duplicates.th.ts';

/** Texts of likely duplicates in English. */
export const duplicatesEn = {
  events: {
    duplicate_dismissed: 'Found to be a different customer',
    duplicate_reconsidered: 'No longer marked as a different customer',
  },
  duplicates: {
    title: 'Possible duplicates',
    purpose: 'Pairs that are probably one customer: merge them, or say that they are not',
    purpose_without_merging:
      'Pairs that are likely to be one. You can say that they are not; people who may delete customers, such as managers, merge them.',
    open: 'Duplicates',
    one: 'Customer',
    other: 'May be the same as',
    why: 'What they share',
    all_reasons: 'All reasons',
    decision: 'Decision',
    undecided: 'Undecided',
    dismissed: 'Not a duplicate',
    compare: 'Compare and merge',
    dismiss: 'Not a duplicate',
    reconsider: 'Undo the decision',
    dismiss_done: 'Remembered: these are two customers',
    reconsider_done: 'The decision was undone',
    decide_failed: 'The decision could not be saved',
    empty: 'No likely duplicates',
    empty_hint: 'Pairs with the same tax ID, phone, e-mail address or name appear here',
    hints: 'This customer may exist already. Save anyway if it is another one',
    hint_failed: 'The check for duplicates failed. You can save as usual',
    of_customer: 'May be the same as',
    reasons: {
      tax_id: 'same tax ID',
      phone: 'same phone',
      email: 'same e-mail',
      name: 'same name',
      similar_name: 'name differs by one letter',
    },
  },
} satisfies Texts<typeof duplicatesTh>;
