import type { Texts } from '#platform/contract/texts/texts.ts';
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
    first_name: 'First name (English)',
    last_name: 'Last name (English)',
    first_name_th: 'First name (Thai)',
    last_name_th: 'Last name (Thai)',
    department: 'Department',
    position: 'Position',
    manager: 'Manager',
    signs_in: 'Signs in',
    employees_count: 'Employees',
    department_id: 'Department',
    position_id: 'Position',
    manager_id: 'Manager',
    created: 'Added',
    updated: 'Changed',
    unchanged: 'Unchanged',
    new_departments: 'New departments',
    new_positions: 'New positions',
    photo: 'Picture',
  },
} satisfies Texts<typeof labelsTh>;
