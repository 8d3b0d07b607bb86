import type { Texts } from '#platform/contract/texts/texts.ts';
import type { employeeImportTh } from './employee-import.th.ts';

export const employeeImportEn = {
  import: {
    open: 'Import',
    title: 'Import employees from a file',
    hint: 'Use an Excel (.xlsx) or CSV file, for example from your HR system. Employees whose code exists are changed, all others are added. An empty cell clears what was there; a column that the file does not have changes nothing.',
    template_name: 'Employee import template',
    create_missing: 'Add departments and positions that do not exist yet',
    create_missing_hint: 'Otherwise an unknown department or position is a problem',
    run_one: 'Import {{count}} employee',
    run_other: 'Import {{count}} employees',
  },
} satisfies Texts<typeof employeeImportTh>;
