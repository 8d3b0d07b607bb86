import type { Texts } from './texts.ts';
import type { fileImportTh } from './file-import.th.ts';

export const fileImportEn = {
  file_import: {
    choose: 'Choose CSV file',
    template: 'Download template',
    checking: 'Checking the file',
    check_failed: 'The file could not be checked',
    rows: 'Rows in the file',
    problems_one: '{{count}} problem',
    problems_other: '{{count}} problems',
    more_problems_one: 'and {{count}} more',
    more_problems_other: 'and {{count}} more',
    line: 'Line',
    column: 'Column',
    problem: 'Problem',
    value: 'In the file',
    problems_file: 'Problems of the import file',
    save_problems_one: 'Download the problem',
    save_problems_other: 'Download {{count}} problems',
    created: 'To be added',
    updated: 'To be changed',
    unchanged: 'Unchanged',
    run: 'Import',
    failed: 'The import failed; nothing has changed',
    nothing_done: 'Nothing has changed yet. Fix the file and choose it again.',
  },
} satisfies Texts<typeof fileImportTh>;
