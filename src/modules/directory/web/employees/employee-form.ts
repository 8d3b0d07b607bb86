import { employeeInput, employeeRecord } from '#modules/directory/contract/employees.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';
import { trimContacts } from './person-fields.ts';

export type EmployeeValues = FormValues<typeof employeeInput>;

export const employeeForm = defineForm({
  body: employeeInput,
  record: employeeRecord,
  derive: ({ department, position, manager }) => ({
    department_id: department?.id ?? null,
    position_id: position?.id ?? null,
    manager_id: manager?.id ?? null,
  }),
  prepare: (values) => ({
    ...values,
    ...trimContacts(values),
    code: values.code?.trim() ?? '',
  }),
});
