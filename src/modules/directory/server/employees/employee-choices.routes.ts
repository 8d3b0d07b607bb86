import { employeeErrors, listEmployeesUnderMe } from '#modules/directory/contract/employees.ts';
import { directoryPermissions } from '#modules/directory/contract/permissions.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { EmployeeSignsIn } from './employees.queries.ts';
import { listEmployees, listEmployeesUnder } from './employee-choices.queries.ts';

export function serveEmployeeChoices(serve: Serve, employeeSignsIn: EmployeeSignsIn): void {
  serve.transaction(listEmployeesUnderMe, async ({ tx, scope, query }) => {
    if (query.company_id !== undefined && query.company_id !== scope.companyId) {
      throw errors.company_forbidden();
    }
    if (query.employee_id !== undefined && query.employee_id !== scope.employeeId) {
      throw employeeErrors.not_your_employee_id();
    }
    const reader = { ...scope, unlike: query.signs_in === 'no' ? employeeSignsIn : undefined };
    if (scope.permissions.has(directoryPermissions.name('read_everyone'))) {
      return { data: await listEmployees(tx, reader) };
    }
    const { employeeId } = scope;
    return { data: employeeId === null ? [] : await listEmployeesUnder(tx, reader, employeeId) };
  });
}
