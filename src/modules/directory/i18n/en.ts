import type { Texts } from '#platform/contract/texts/texts.ts';
import type { th } from './th.ts';

/** Texts of the employee directory in English. */
export const en = {
  permissions: {
    title: 'Employees',
    read: 'See the employees under oneself',
    read_everyone: 'See all employees of the company',
  },
  errors: {
    not_your_employee_id: 'The employee id is not that of the person who is signed in.',
  },
  first_employee: {
    first_name: 'Administrator',
  },
} satisfies Texts<typeof th>;
