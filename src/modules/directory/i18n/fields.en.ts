import type { Texts } from '#platform/contract/texts/texts.ts';
import type { fieldsTh } from './fields.th.ts';

/** What fields are called in English. */
export const fieldsEn = {
  department: 'Department',
  status: 'Status',
  code: 'Employee code',
  position: 'Position',
  manager: 'Manager',
  email: 'E-mail',
  phone: 'Phone',
  name_th: 'Name (Thai)',
  name_en: 'Name (English)',
  first_name_th: 'First name (Thai)',
  last_name_th: 'Last name (Thai)',
  first_name: 'First name (English)',
  last_name: 'Last name (English)',
  department_en: 'Department (English)',
  position_en: 'Position (English)',
  manager_code: 'Manager code',
  name: 'Name',
  updated_at: 'Last changed',
  signs_in: 'Signs in',
  photo: 'Picture',
  unchanged: 'Unchanged',
  new_departments: 'New departments',
  new_positions: 'New positions',
} satisfies Texts<typeof fieldsTh>;
