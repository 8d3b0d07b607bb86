import type { Texts } from '#platform/contract/texts/texts.ts';
import type { mergesTh } from './merges.th.ts';

/** Texts of merging customers in English. */
export const mergesEn = {
  errors: {
    merged: 'This customer was merged into another one. Undo the merge before you change it',
    merged_with_itself: 'The same customer was chosen twice',
    value_of_another: 'A value can only come from one of the merged customers',
    tax_id_of_other_type:
      'The tax ID of a person cannot be used for an organisation, nor the other way round',
    merge_undone_already: 'This merge was undone already',
    merge_too_old: 'A merge can be undone for {{days}} days only',
  },
  events: {
    merged: 'Customers merged',
    merged_away: 'Merged into another customer',
    merge_undone: 'Merge undone',
    separated: 'Separated again after a merge',
  },
  merges: {
    title: 'Merge customers',
    purpose:
      'Choose which one stays and whose values it keeps. All that belongs to the others moves to it; this can be undone for 30 days',
    back: 'Back to possible duplicates',
    too_few: 'Choose at least two customers to merge',
    too_few_hint: 'Start from the possible duplicates, or from a customer',
    differences: 'What differs',
    all_same: 'All fields are the same',
    field: 'Field',
    stays: 'This one stays',
    take_all: 'Use all its values',
    blank: 'Empty',
    strategy: 'Values that you do not choose yourself',
    strategies: {
      fill_blanks: 'Of the one that stays, blanks filled from the others',
      keep_primary: 'Only of the one that stays',
      newest: 'Of the one changed last',
    },
    moves: 'What moves',
    preview_failed: 'The result of the merge could not be worked out',
    confirm: 'Merge {{count}} customers',
    done: 'Merged into {{name}}. This can be undone for 30 days',
    failed: 'The customers could not be merged',
    notice: '{{names}} was merged into this customer. This can be undone until {{until}}',
    undo: 'Undo merge',
    undo_title: 'Undo the merge with {{names}}?',
    undo_text: 'What moved returns to where it was. Values that were changed since the merge stay.',
    undone: 'The merge was undone',
    undo_failed: 'The merge could not be undone',
  },
} satisfies Texts<typeof mergesTh>;
