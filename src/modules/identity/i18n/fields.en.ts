import type { Texts } from '#platform/contract/texts/texts.ts';
import type { fieldsTh } from './fields.th.ts';

/** What fields are called in English. */
export const fieldsEn = {
  status: 'Status',
  username: 'Username',
  email: 'E-mail',
  employee_code: 'Employee code',
  role: 'Role',
} satisfies Texts<typeof fieldsTh>;
