import { queryOptions } from '@tanstack/react-query';
import type { Employee, listEmployeesUnderMe } from '#modules/directory/contract/employees.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';

const employees = endpoint<typeof listEmployeesUnderMe>('GET', '/api/employee-dropdrow-underme');

interface Viewer {
  readonly companyId: number;
  readonly employeeId: number | undefined;
}

/** Who can be given work: the signed-in employee and those under her. */
export const employeesQuery = ({ companyId, employeeId }: Viewer) =>
  queryOptions({
    queryKey: ['employee', 'list', 'under-me', { companyId, employeeId }],
    queryFn: ({ signal }) =>
      call(employees, { query: { company_id: companyId, employee_id: employeeId }, signal }),
    select: ({ data }) => data,
  });

/** `first last (position)` */
export function personName(employee: Employee): string {
  const names =
    languageOfPage() === 'th'
      ? [employee.first_name_th, employee.last_name_th]
      : [employee.first_name, employee.last_name];
  const name = names.join(' ').trim();
  return employee.position === null ? name : `${name} (${employee.position})`;
}
