import { defineErrors, errors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { z } from 'zod';
import { data, page } from '#platform/contract/envelopes.ts';
import { companyId, employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { directoryPermissions } from './permissions.ts';
import { exportRoutes } from '#platform/contract/export.ts';
import { pageParameters } from '#platform/contract/pagination.ts';

export const employeeErrors = defineErrors('directory', {
  not_your_employee_id: 403,
  /** Lists what else refers to the employee. */
  employee_in_use: 409,
});

export const employeeEvents = defineEvents('directory', [
  'employee_created',
  'employee_updated',
  'employee_deleted',
  'employee_deactivated',
  'employee_reactivated',
]);

/** An employee as lists and choices show them; the name of the position is in the caller's language. */
export const employee = z.object({
  id: employeeId,
  first_name: z.string(),
  last_name: z.string(),
  first_name_th: z.string(),
  last_name_th: z.string(),
  position: z.string().nullable(),
});

export type Employee = z.output<typeof employee>;

export const listEmployeesUnderMe = defineRoute({
  method: 'GET',
  path: '/api/employee-dropdrow-underme',
  access: directoryPermissions.name('read'),
  summary:
    'The signed-in employee and everyone below them, by Thai name; an administrator sees the whole company',
  query: z.object({
    /** Accepted because callers send it; must be the company and the employee of the session. */
    company_id: companyId.optional(),
    employee_id: employeeId.optional(),
    /** Only those as whom no account signs in. */
    signs_in: z.enum(['no']).optional(),
  }),
  refuses: [errors.company_forbidden, employeeErrors.not_your_employee_id],
  answers: { 200: data(z.array(employee)) },
});

/** `inactive` people have left the company; their names stay with what they did. */
export const EMPLOYEE_STATUSES = ['active', 'inactive'] as const;

export type EmployeeStatus = (typeof EMPLOYEE_STATUSES)[number];

/** The longest that a field of an employee may be, in characters. */
export const employeeLimits = { code: 30, name: 100, email: 254, phone: 30 } as const;

const named = z.object({ id: recordId, name: z.string() });

/** An employee as the people who manage employees see them; names of other records are in the caller's language. */
export const employeeRecord = z.object({
  id: employeeId,
  /** As on the employee card; null until the employee has one. */
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
  /** Whether an account signs in as this employee. */
  signs_in: z.boolean(),
  created_at: instant,
  updated_at: instant,
});

export type EmployeeRecord = z.output<typeof employeeRecord>;

const required = (message: string) =>
  z.string(message).trim().min(1, { error: message, abort: true }).max(employeeLimits.name);

/** What can be written about an employee, by form and by file. */
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

const { first_name_th, last_name_th } = employeeFields;
const optionalName = plainText(employeeLimits.name).default('');

/** All that an employee needs. Without an English name they have the Thai one there, too. */
export const employeeNames = z.strictObject({
  first_name_th,
  last_name_th,
  first_name: optionalName,
  last_name: optionalName,
});

export type EmployeeNames = z.output<typeof employeeNames>;

export const employeeInput = z.strictObject({
  ...employeeFields,
  department_id: recordId.nullable(),
  position_id: recordId.nullable(),
  manager_id: employeeId.nullable(),
});

export type EmployeeInput = z.output<typeof employeeInput>;

export const employeeChange = employeeInput.extend({ updated_at: instant });

const params = z.object({ id: employeeId });

export const listEmployeesRoute = defineRoute({
  method: 'GET',
  path: '/v1/employees',
  access: directoryPermissions.name('read_everyone'),
  summary: 'Employees of the company; `search` looks into codes, names, addresses and numbers',
  query: z.object({
    ...pageParameters,
    search: z.string().trim().max(200).default(''),
    sort: z.enum(['name', '-name', 'code', '-code', 'updated_at', '-updated_at']).default('name'),
    status: z.enum(EMPLOYEE_STATUSES).optional(),
    department_id: recordId.optional(),
    position_id: recordId.optional(),
    manager_id: employeeId.optional(),
  }),
  answers: { 200: page(employeeRecord) },
});

export const getEmployeeRoute = defineRoute({
  method: 'GET',
  path: '/v1/employees/:id',
  access: directoryPermissions.name('read_everyone'),
  summary: 'One employee',
  params,
  answers: { 200: employeeRecord },
});

export const createEmployeeRoute = defineRoute({
  method: 'POST',
  path: '/v1/employees',
  access: directoryPermissions.name('manage'),
  summary: 'Adds an employee',
  body: employeeInput,
  answers: { 201: employeeRecord },
});

export const updateEmployeeRoute = defineRoute({
  method: 'PUT',
  path: '/v1/employees/:id',
  access: directoryPermissions.name('manage'),
  summary: 'Changes an employee; 409 when somebody else did since',
  params,
  body: employeeChange,
  answers: { 200: employeeRecord },
});

const act = {
  method: 'POST',
  access: directoryPermissions.name('manage'),
  params,
  answers: { 200: employeeRecord },
} as const;

export const deactivateEmployeeRoute = defineRoute({
  ...act,
  path: '/v1/employees/:id/deactivate',
  summary: 'Marks an employee as gone: they can no longer be chosen',
});

export const reactivateEmployeeRoute = defineRoute({
  ...act,
  path: '/v1/employees/:id/reactivate',
  summary: 'Takes back an employee who was marked as gone',
});

export const deleteEmployeeRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/employees/:id',
  access: directoryPermissions.name('manage'),
  summary: 'Deletes an employee whom nothing refers to; otherwise 409 says what does',
  params,
  refuses: [employeeErrors.employee_in_use],
  answers: { 204: z.undefined() },
});

export const { ticket: createEmployeesExportRoute, file: exportEmployeesRoute } = exportRoutes({
  path: '/v1/employees',
  access: directoryPermissions.names.read_everyone,
  what: 'the list of employees',
  filters: listEmployeesRoute.query.omit({ page: true, page_size: true, count: true }).shape,
});
