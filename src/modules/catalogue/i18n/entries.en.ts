import type { Texts } from '#platform/contract/texts/texts.ts';
import type { entriesTh } from './entries.th.ts';

export const entriesEn = {
  kinds: {
    company: 'Company',
    module: 'Module',
    feature: 'Feature',
    field: 'Field',
  },
  statuses: {
    active: 'Active',
    inactive: 'Inactive',
    deprecated: 'Deprecated',
  },
  entry: {
    edit_title: 'Edit {{name}}',
    history: 'History',
    history_title: 'History of {{name}}',
    follow: 'Follow',
    following: 'Following',
    follow_hint: 'Get a notification when this or anything in it changes',
    followed: 'You will be notified of changes',
    unfollowed: 'You will no longer be notified of changes',
    follow_failed: 'Following could not be changed',
    saved: 'Saved as version {{version}}',
    save_failed: 'Could not be saved',
    load_failed: 'The entry to edit could not be loaded',
    version: 'Version {{version}}',
    owner: 'Owner: {{name}}',
    replaced_by: 'Deprecated; use {{name}} instead',
  },
  entry_form: {
    choices_hint: 'One on each line',
    condition_hint: 'When the field is shown or required',
    external_target_hint: 'As that system calls it, for example SAP.BILLING',
    status_hint: 'Making it inactive counts as a change that may break others',
    deprecated: 'Deprecate this',
    deprecated_hint: 'It can still be found, and is marked as deprecated',
    replacement_id: 'Use this instead',
    replacement_hint: 'Type the code or name of another of the same kind',
    clear: 'Clear',
    yes: 'Yes',
    no: 'No',
  },
  history: {
    title: 'History of changes',
    show: 'What is shown',
    views: {
      every: 'All',
      breaking: 'Breaking only',
      compare: 'Compare two days',
    },
    breaking: 'Breaking',
    minor: 'Minor',
    acts: { created: 'Added', filled: 'First filling', changed: 'Changed', removed: 'Removed' },
    origins: { import: 'Imported from a file', source: 'Read from a database' },
    nobody: 'System',
    before: 'Before',
    after: 'After',
    nothing: 'empty',
    employee: 'Employee number {{id}}',
    failed: 'The history could not be loaded',
    empty: 'Nothing has changed yet',
    empty_hint: 'Each edit and each import appears here',
    none_breaking: 'No change that breaks others',
    from: 'End of',
    to: 'Compared with the end of',
    wrong_days: 'The first day must be before the second',
    same: 'Nothing is different',
    same_hint: 'It was the same at the end of both days',
    partial:
      'There are too many changes to compare them all; these are the first. Try a shorter time.',
  },
  errors: {
    owner_unknown: 'The company has no such employee',
    replacement_unknown: 'There is nothing of this kind to use instead',
    code_ambiguous: 'More than one company uses this code. Specify the company.',
  },
  events: {
    company_changed: 'An import or a reading changed a company of the catalogue',
    entry_changed: 'Changed the catalogue',
    engine_withdrawn: 'Notified the owners of what uses an engine that it is taken out of use',
  },
  inbox: {
    engine_deprecated:
      'Engine {{name}} ({{code}}), which entries of yours use, is deprecated. Open it to see what to use instead, and until when.',
    engine_deactivated:
      'Engine {{name}} ({{code}}), which entries of yours use, was deactivated. Open it to see what to use instead, and until when.',
    changed: '{{code}} of the catalogue has changed (version {{version}})',
    breaking:
      '{{code}} of the catalogue has changed in a way that may break others (version {{version}})',
  },
} as const satisfies Texts<typeof entriesTh>;
