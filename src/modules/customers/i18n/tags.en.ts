import type { Texts } from '#platform/contract/texts/texts.ts';
import type { tagsTh } from './tags.th.ts';

/** Texts of tags of customers in English. */
export const tagsEn = {
  colours: {
    grey: 'Grey',
    blue: 'Blue',
    green: 'Green',
    amber: 'Amber',
    red: 'Red',
    violet: 'Violet',
  },
  tags: {
    title: 'Customer tags',
    purpose:
      'The words by which customers are sorted, with colours and how many customers have each',
    name: 'Tag name',
    create: 'Add tag',
    edit: 'Edit tag',
    saved: 'Tag saved',
    load_failed: 'The tags could not be loaded',
    empty: 'No tags yet',
    empty_hint: 'Add tags to sort customers, for example key account or export',
    delete_title: 'Delete the tag “{{name}}”?',
    delete_text: 'Customers with this tag: {{count}}. All of them lose it.',
    put_on_several: 'Put tag on',
    take_off_several: 'Take tag off',
    several_text: 'This changes the chosen customers: {{count}}',
    add: 'Add tag',
    remove: 'Remove the tag {{name}}',
    placeholder: 'Tag name',
    failed: 'The tag could not be saved',
  },
} satisfies Texts<typeof tagsTh>;
