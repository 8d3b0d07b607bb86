import { defineErrors } from '#platform/contract/errors.ts';

export const directoryErrors = defineErrors('directory', {
  not_your_employee_id: 403,
  /** Says what else is kept under her name. */
  employee_in_use: 409,
  /** Say of how many employees. */
  department_in_use: 409,
  position_in_use: 409,
});
