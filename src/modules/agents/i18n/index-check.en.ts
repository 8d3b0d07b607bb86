import type { Texts } from '#platform/contract/texts/texts.ts';
import type { indexCheckTh } from './index-check.th.ts';

export const indexCheckEn = {
  index_check: {
    title: 'Index check',
    hint: 'Compares every file and chunk with what is really in the index',
    check: 'Check the index',
    check_failed: 'Failed to check the index',
    whole: 'Complete',
    faults_one: '{{count}} difference',
    faults_other: '{{count}} differences',
    deleted_file: 'A deleted file',
    kinds: {
      not_indexed: 'Not in the index',
      chunks_missing: '{{found}} of {{expected}} chunks in the index',
      vectors_missing: '{{found}} of {{expected}} vectors in the vector service',
      left_over: '{{found}} outdated chunks',
    },
    more_one: 'and {{count}} more',
    more_other: 'and {{count}} more',
    repair: 'Repair',
    repair_started: 'The index is being repaired',
    repair_failed: 'Failed to repair the index',
  },
} satisfies Texts<typeof indexCheckTh>;
