import type { Texts } from '#platform/contract/texts/texts.ts';
import { fieldsEn } from './fields.en.ts';
import type { labelsTh } from './labels.th.ts';

/** Names of the directory's kinds of record and their fields, in English. */
export const labelsEn = {
  entities: {
    employee: 'Employee',
    department: 'Department',
    position: 'Position',
    import: 'Import from a file',
  },
  fields: {
    ...fieldsEn,
    employees_count: 'Employees',
    department_id: 'Department',
    position_id: 'Position',
    manager_id: 'Manager',
    created: 'Added',
    updated: 'Changed',
  },
} satisfies Texts<typeof labelsTh>;
