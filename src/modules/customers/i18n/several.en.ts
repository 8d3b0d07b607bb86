import type { Texts } from '#platform/contract/texts/texts.ts';
import type { severalTh } from './several.th.ts';

/** Texts of changing several customers in English. */
export const severalEn = {
  errors: {
    nothing_to_change: 'Choose what to change',
    tag_unknown: 'There is no such tag any more',
  },
  several: {
    edit: 'Edit chosen',
    title: 'Edit customers: {{count}}',
    text: 'All customers below get the new value; each is shown with the present one.',
    field: 'Field to edit',
    line: '{{name}}: {{before}} → {{after}}',
    blank: '(empty)',
    merge: 'Merge chosen',
  },
} satisfies Texts<typeof severalTh>;
