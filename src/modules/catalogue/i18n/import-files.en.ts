import type { Texts } from '#platform/contract/texts/texts.ts';
import type { importFilesTh } from './import-files.th.ts';

/** The screens of imports. */
export const importFilesEn = {
  intake: {
    title: 'Catalogue imports',
    back: 'Back to catalogue imports',
    purpose:
      'Import the structure of a whole company from files: every row is checked first, then everything is written in one step.',
    begin: 'Import from files',
    to_sources: 'Connect a database instead',
    empty_title: 'Nothing has been imported from files yet',
    empty_hint:
      'Prepare JSON, XLSX, CSV, or a ZIP of CSV files and upload them here. Every row is checked first; nothing is written until you confirm.',
    statuses: {
      mapping: 'Columns to be matched',
      checking: 'Checking',
      checked: 'Checked, ready to import',
      with_problems: 'Has problems',
      importing: 'Importing',
      imported: 'Imported',
      failed: 'Failed',
      cancelled: 'Cancelled',
      undoing: 'Undoing',
      undone: 'Undone',
      cancelling: 'Cancelling',
    },
    steps: {
      label: 'Steps of the import',
      mapping: 'Match columns',
      check: 'Check files',
      commit: 'Import',
      result: 'Result',
    },
    upload: {
      title: 'Import from files',
      company_code_hint: 'If the catalogue has this code, the data goes into that company.',
      choose: 'Choose files',
      drop: 'or drop them here: JSON, XLSX, CSV, or a ZIP of CSV files',
      remove: 'Remove {{name}}',
      examples: 'Example files',
      examples_hint: 'Already filled in, to be replaced with your own data',
      example_failed: 'The example could not be downloaded',
      send: 'Upload and continue',
      sending: 'Uploading {{percent}}%',
      failed: 'The upload failed',
      kept: 'The files are kept for {{days}} days after the import, then removed.',
    },
    mapping: {
      part: 'This table is',
      left_out: 'Left out',
      new_features_in: 'Module of new tables',
      new_features_hint:
        'Tables that the catalogue does not have become features of the module with this code, which is created if need be. Leave it empty if all tables are there.',
      named: 'A JSON file names each value itself; there is nothing to match.',
      missing: 'Still missing: {{columns}}',
      check: 'Check the files',
      check_hint: 'Every row is checked; nothing is written.',
      again: 'Check again',
      change: 'Change how columns are matched',
      none: 'No table has been chosen for the import',
    },
    running: {
      checking: 'Checking every row; nothing is being written',
      importing: 'Writing into the catalogue; it shows when all of it is written',
      undoing: 'Undoing the import',
      settling: 'All rows are written; connecting relations and computing figures',
      leave: 'You can leave this page: it continues, and your inbox shows when it is done.',
      others_wait: 'Everybody waits while many existing entries are changed.',
    },
    checked: {
      ready: 'All rows are right. Nothing is written until you import.',
      commit_one: 'Import {{count}} row',
      commit_other: 'Import {{count}} rows',
      bad_one:
        'There is {{count}} problem, so this cannot be imported yet. Correct it below, or fix the file and upload again; nothing has been written.',
      bad_other:
        'There are {{count}} problems, so this cannot be imported yet. Correct them below, or fix the files and upload again; nothing has been written.',
      upload_fixed: 'Upload fixed files',
      give_up: 'Cancel this import',
      others_wait:
        'This changes many existing entries. At its end everybody waits until they are written: the built-in database does one thing at a time. So many changes are better imported outside working hours.',
    },
    lines: {
      load_failed: 'Failed to load the rows of the files',
      corrected:
        'Cells corrected here: {{count}}. Your files still have the former values; the problems file lists them.',
      changed: 'Changed cells, not checked yet: {{count}}',
      check: 'Check the changes',
      not_checked: 'Not checked yet',
      was: 'In the file: {{value}}',
    },
    problems: {
      title: 'Problems row by row',
      load_failed: 'Failed to load the problems',
      removed: 'The list of problems has been removed as planned.',
    },
    report: {
      would: 'What would be imported',
      did: 'What was imported',
      undone: 'What was undone',
      created: 'New',
      changed: 'Changed',
      same: 'Unchanged',
      missing: 'Not in the files (stays)',
      removed: 'Removed',
      restored: 'As before',
    },
    examples: {
      title: 'Examples',
      act: 'What happens',
      values: 'What changes',
    },
    result: {
      open: 'Open the company in the catalogue',
      undo: 'Undo the import',
      undo_title: 'Undo the import of {{company}}?',
      undo_text:
        'What was created is removed, and what was changed is restored. If somebody has built on this import, nothing is undone, and you are notified.',
      undo_waits: 'Everybody waits while its many changes are undone, and it cannot be stopped.',
      cancelled: 'Cancelled. Nothing was written into the catalogue.',
      undone: 'Undone. The catalogue is as it was before the import.',
      again: 'Check these files again',
      removed: 'The files were removed as planned, after {{days}} days.',
    },
    about: {
      title: 'About this import',
      finished_at: 'Latest step finished',
    },
    missing: 'Import not found',
    load_failed: 'Failed to load the import',
    list_failed: 'Failed to load imports',
    failures: {
      headings: 'The headings of this line could not be read',
      check: 'The check could not be started',
      correct: 'The corrections could not be saved',
      commit: 'The import could not be started',
      cancel: 'It could not be cancelled',
      undo: 'The undoing could not be started',
    },
  },
} as const satisfies Texts<typeof importFilesTh>;
