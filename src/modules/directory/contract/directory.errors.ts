import { defineErrors } from '#platform/contract/errors.ts';

export const directoryErrors = defineErrors('directory', {
  not_your_employee_id: 403,
});
