import type { Texts } from '#platform/contract/texts/texts.ts';
import type { th } from './th.ts';

export const en = {
  permissions: {
    title: 'Audit trail',
    read: 'See who did what and when in the company, and export it',
  },
  errors: {
    too_many_entries:
      'More than {{most}} entries were chosen, more than fit in one sheet. Choose a shorter range of days and export again',
  },
  somebody_gone: 'Somebody who has left',
  values: { yes: 'Yes', no: 'No', picture: 'a picture' },
  columns: {
    at: 'When',
    before: 'Before',
    after: 'After',
  },
  screen: {
    title: 'Audit trail',
    purpose:
      'Who did what and when in the company, with before and after. Everything is kept, and nothing can be changed.',
    load_failed: 'Failed to load the audit trail',
    any_event: 'Any action',
    anybody: 'Anybody',
    any_entity: 'Any kind',
    system: 'System',
    nothing: 'Nothing matches',
    nothing_hint: 'Try more days or clear the filters',
    newest: 'Newest',
    older: 'Older',
    field: 'Field',
    empty: 'None',
    no_changes: 'This act changed no value.',
    changes: 'Changes',
    set: '{{label}}: {{value}}',
    changed: '{{label}}: {{before}} → {{after}}',
    more_changes: 'and {{count}} more',
    same_record: 'History of this record',
  },
  record: { label: 'History', none: 'Nothing has been changed yet' },
  entities: {
    audit: 'Audit trail',
  },
  fields: {
    entity: 'Kind of record',
    event: 'Action',
    from: 'From',
    person: 'Who',
    record: 'Record',
    to: 'Until',
  },
} satisfies Texts<typeof th>;
