import { defineErrors } from '#platform/contract/errors.ts';

export const directoryErrors = defineErrors('directory', {
  not_your_employee_id: 403,
  /** Says what else is kept under her name. */
  employee_in_use: 409,
  /** Say of how many employees. */
  department_in_use: 409,
  position_in_use: 409,
  /** What is no CSV at all. */
  file_unreadable: 400,
  too_many_rows: 400,
  /** Says which. */
  columns_missing: 400,
  /** The directory has changed since the dry run, or there was none. */
  import_has_problems: 409,
});
