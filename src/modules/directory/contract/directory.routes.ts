import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { companyId, employeeId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { directoryPermissions } from './directory.permissions.ts';

/** An employee as lists and choices show her; the name of the position is in the caller's language. */
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
    'The signed-in employee and everyone under her, by Thai name; an administrator sees the whole company',
  query: z.object({
    /** Accepted because callers send it; must be the company and the employee of the session. */
    company_id: companyId.optional(),
    employee_id: employeeId.optional(),
  }),
  answers: { 200: data(z.array(employee)) },
});
