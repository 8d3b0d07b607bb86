import { z } from 'zod';
import { employeeInput, type EmployeeRecord } from '#modules/directory/contract/employees.ts';

/** The form's fields as they are typed: what is empty was left out. */
export interface EmployeeValues {
  readonly code: string;
  readonly first_name_th: string;
  readonly last_name_th: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly department_id: string | null;
  readonly position_id: string | null;
  readonly manager_id: number | null;
}

export const blankEmployee: EmployeeValues = {
  code: '',
  first_name_th: '',
  last_name_th: '',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  department_id: null,
  position_id: null,
  manager_id: null,
};

export function valuesOf(employee: EmployeeRecord): EmployeeValues {
  return {
    code: employee.code ?? '',
    first_name_th: employee.first_name_th,
    last_name_th: employee.last_name_th,
    first_name: employee.first_name,
    last_name: employee.last_name,
    email: employee.email ?? '',
    phone: employee.phone ?? '',
    department_id: employee.department?.id ?? null,
    position_id: employee.position?.id ?? null,
    manager_id: employee.manager?.id ?? null,
  };
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The contract's rules, over the fields as they are typed. */
export const employeeRules = z.preprocess(
  ({ code, email, phone, ...others }: EmployeeValues) => ({
    ...others,
    code: orNull(code),
    email: orNull(email),
    phone: orNull(phone),
  }),
  employeeInput,
);
