import { z } from 'zod';
import { employeeId, instant, recordId } from '#platform/contract/ids.ts';

/** `inactive` people have left the company; what they did keeps their names. */
export const EMPLOYEE_STATUSES = ['active', 'inactive'] as const;

export type EmployeeStatus = (typeof EMPLOYEE_STATUSES)[number];

/** The longest that a field of an employee may be, in characters. */
export const employeeLimits = { code: 30, name: 100, email: 254, phone: 30 } as const;

const named = z.object({ id: recordId, name: z.string() });

/** An employee as whoever keeps the directory sees her; names of other records are in the caller's language. */
export const employeeRecord = z.object({
  id: employeeId,
  /** By which the company knows her; null while she was given none. */
  code: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  first_name_th: z.string(),
  last_name_th: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  department: named.nullable(),
  position: named.nullable(),
  manager: z.object({ id: employeeId, name: z.string() }).nullable(),
  status: z.enum(EMPLOYEE_STATUSES),
  /** Whether an account signs in as her. */
  signs_in: z.boolean(),
  created_at: instant,
  updated_at: instant,
});

export type EmployeeRecord = z.output<typeof employeeRecord>;

const required = (message: string) =>
  z.string(message).trim().min(1, { error: message, abort: true }).max(employeeLimits.name);

/** What is written of an employee, by form and by file. */
export const employeeFields = {
  code: z
    .string()
    .trim()
    .max(employeeLimits.code)
    .regex(/^[\p{L}\p{M}\p{N}._/-]+$/u, 'directory:errors.code_invalid')
    .nullable(),
  first_name_th: required('directory:errors.first_name_th_required'),
  last_name_th: required('directory:errors.last_name_th_required'),
  first_name: required('directory:errors.first_name_required'),
  last_name: required('directory:errors.last_name_required'),
  email: z.email('directory:errors.email_invalid').max(employeeLimits.email).nullable(),
  phone: z
    .string()
    .trim()
    .max(employeeLimits.phone)
    .regex(/^[+\d][\d\s().#x/-]{2,}$/, 'directory:errors.phone_invalid')
    .nullable(),
};

export const employeeInput = z.strictObject({
  ...employeeFields,
  department_id: recordId.nullable(),
  position_id: recordId.nullable(),
  manager_id: employeeId.nullable(),
});

export type EmployeeInput = z.output<typeof employeeInput>;

export const employeeChange = employeeInput.extend({ updated_at: instant });
