import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { employeeId, recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { directoryPermissions } from './directory.permissions.ts';
import { EMPLOYEE_STATUSES, employeeChange, employeeInput, employeeRecord } from './employee.ts';

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

export const deactivateEmployeeRoute = defineRoute({
  method: 'POST',
  path: '/v1/employees/:id/deactivate',
  access: directoryPermissions.name('manage'),
  summary: 'Marks an employee as gone: nothing new can be given to her',
  params,
  answers: { 200: employeeRecord },
});

export const reactivateEmployeeRoute = defineRoute({
  method: 'POST',
  path: '/v1/employees/:id/reactivate',
  access: directoryPermissions.name('manage'),
  summary: 'Takes an employee back who was marked as gone',
  params,
  answers: { 200: employeeRecord },
});

export const deleteEmployeeRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/employees/:id',
  access: directoryPermissions.name('manage'),
  summary: 'Deletes an employee to whom nothing refers; otherwise 409 says what does',
  params,
  answers: { 204: z.undefined() },
});
