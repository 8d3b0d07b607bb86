import type { Texts } from '#platform/contract/texts/texts.ts';
import type { th } from './th.ts';
import { fieldsEn } from './fields.en.ts';
import { employeesEn } from './employees.en.ts';
import { organizationEn } from './organization.en.ts';
import { profileEn } from './profile.en.ts';
import { employeeImportEn } from './employee-import.en.ts';

export const en = {
  ...employeesEn,
  ...organizationEn,
  ...profileEn,
  ...employeeImportEn,
  fields: fieldsEn,
  actions: {
    edit: 'Edit',
  },
  permissions: {
    title: 'Employees',
    read: 'See their own team',
    read_everyone: 'See all employees of the company',
    manage: 'Add, change and delete employees, departments and positions',
  },
  errors: {
    not_your_employee_id: 'The employee id is not that of the person who is signed in.',
    employee_in_use:
      'This employee cannot be deleted, because records refer to them: {{uses}}. If they have left, mark them as left instead.',
    department_in_use_one:
      'This department cannot be deleted: {{count}} employee is in it, perhaps one who has left.',
    department_in_use_other:
      'This department cannot be deleted: {{count}} employees are in it, including those who have left.',
    position_in_use_one:
      'This position cannot be deleted: {{count}} employee has it, perhaps one who has left.',
    position_in_use_other:
      'This position cannot be deleted: {{count}} employees have it, including those who have left.',
    unit_in_use: 'It cannot be deleted: {{uses}}',
    position_elsewhere: 'This position belongs to another department',
    code_invalid:
      'Use letters, digits, dots, hyphens, underscores and slashes only, without spaces',
    code_taken: 'Another employee has this code',
    first_name_th_required: 'Enter the first name in Thai',
    last_name_th_required: 'Enter the last name in Thai',
    first_name_required: 'Enter the first name in English',
    last_name_required: 'Enter the last name in English',
    email_invalid: 'This is not a valid e-mail address',
    phone_invalid: 'Invalid phone number',
    department_unknown: 'The company has no such department',
    position_unknown: 'The company has no such position',
    manager_unknown: 'The company has no such employee, or they have left',
    manager_is_under_her: 'This is the employee themselves or somebody who reports to them',
    photo_unusable: 'This picture cannot be used. Please choose another one.',
    code_required: 'Enter the employee code',
    code_repeated: 'This code is already in line {{line}}',
    manager_code_unknown: 'Neither the file nor the company has a manager with this code',
    status_unknown: 'Only “Working” or “Left” can be used',
    unit_name_th_required: 'Enter the name in Thai',
    unit_name_en_required: 'Enter the name in English',
    unit_name_taken: 'This name already exists',
  },
  events: {
    employee_created: 'Employee added',
    employee_updated: 'Employee changed',
    employee_deleted: 'Employee deleted',
    employee_deactivated: 'Employee marked as left',
    employee_reactivated: 'Employee reinstated',
    employees_imported: 'Employees imported from a file',
    profile_changed: 'Own profile changed',
    department_created: 'Department added',
    department_updated: 'Department changed',
    department_deleted: 'Department deleted',
    position_created: 'Position added',
    position_updated: 'Position changed',
    position_deleted: 'Position deleted',
  },
} satisfies Texts<typeof th>;
