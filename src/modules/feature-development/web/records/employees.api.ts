import { useQuery } from '@tanstack/react-query';
import * as routes from '#modules/directory/contract/employees.ts';
import type { Employee } from '#modules/directory/contract/employees.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { useViewer } from '#platform/web/shell/viewer.ts';

const employeesQuery = defineQuery(routes.listEmployeesUnderMe, ['employee', 'under-me']);

/** Who can be given work: the signed-in employee and those under them. */
export function useEmployees() {
  const { company, employeeId } = useViewer();
  return useQuery(employeesQuery({ company_id: company.id, employee_id: employeeId }));
}

export function nameOf({ first_name, last_name, first_name_th, last_name_th }: Employee): string {
  const english = `${first_name} ${last_name}`.trim();
  const thai = `${first_name_th} ${last_name_th}`.trim();
  return languageOfPage() === 'th' ? thai || english : english || thai;
}

/** An employee among others to choose from: 'first last (position)'. */
export function optionOf(employee: Employee) {
  const { id, position } = employee;
  const name = nameOf(employee);
  return { value: id, label: position === null ? name : `${name} (${position})` };
}
