import type { Texts } from '#platform/contract/texts/texts.ts';
import type { deletionTh } from './deletion.th.ts';

/** Texts of deleting customers for good in English. */
export const deletionEn = {
  events: { deleted_for_good: 'Customer deleted for good' },
  errors: {
    confirm_name: 'Type the exact name of the customer to confirm',
    part_of_merge: 'It cannot be deleted for good: this customer is part of a merge',
  },
  deletion: {
    action: 'Delete for good',
    title: 'Delete {{name}} for good?',
    text: 'All addresses, contacts, activities, tags and files are deleted. This cannot be undone.',
    done: 'Deleted for good',
    failed: 'It could not be deleted for good',
  },
} satisfies Texts<typeof deletionTh>;
