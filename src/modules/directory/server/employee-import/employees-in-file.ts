import { z } from 'zod';
import { employeeFields } from '#modules/directory/contract/employees.ts';
import {
  IMPORT_COLUMNS,
  REQUIRED_COLUMNS,
  type ImportColumn,
} from '#modules/directory/contract/employee-import.ts';

const name = z.string().max(120).nullable().optional();

const rules = z.object({
  ...employeeFields,
  code: employeeFields.code.unwrap().min(1, 'directory:errors.code_required'),
  email: employeeFields.email.optional(),
  phone: employeeFields.phone.optional(),
  department: name,
  department_en: name,
  position: name,
  position_en: name,
  manager_code: z.string().nullable().optional(),
  status: z.enum(['active', 'inactive'], 'directory:errors.status_unknown').nullable().optional(),
});

/** Employees as they are read from a file. */
export const employeesInFile = {
  columns: IMPORT_COLUMNS,
  required: REQUIRED_COLUMNS,
  headingOf: (column: ImportColumn) => `directory:fields.${column}`,
  rules,
  choices: {
    status: { active: 'directory:statuses.active', inactive: 'directory:statuses.inactive' },
  },
  key: { column: 'code' as const, of: ({ code }: z.output<typeof rules>) => code },
  repeated: 'directory:errors.code_repeated',
};

export type EmployeeRow = z.output<typeof rules> & { readonly line: number };
