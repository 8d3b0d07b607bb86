import type { Texts } from '#platform/contract/texts/texts.ts';
import type { indexCheckTh } from './index-check.th.ts';

export const indexCheckEn = {
  index_check: {
    title: 'Check of the search library',
    hint: 'Compares every file and passage with what is really in the search library',
    check: 'Check the search library',
    check_failed: 'Failed to check the search library',
    whole: 'Complete',
    faults_one: '{{count}} difference',
    faults_other: '{{count}} differences',
    deleted_file: 'A deleted file',
    kinds: {
      not_indexed: 'Not in the search library',
      chunks_missing: '{{found}} of {{expected}} passages in the search library',
      vectors_missing: '{{found}} of {{expected}} vectors in the vector service',
      left_over: '{{found}} outdated passages',
    },
    more_one: 'and {{count}} more',
    more_other: 'and {{count}} more',
    repair: 'Repair',
    repair_started: 'The search library is being repaired',
    repair_failed: 'Failed to repair the search library',
  },
} satisfies Texts<typeof indexCheckTh>;
