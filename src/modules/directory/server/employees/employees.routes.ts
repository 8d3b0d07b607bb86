import * as routes from '#modules/directory/contract/employees.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import {
  findEmployeeRecord,
  listEmployeeRecords,
  type EmployeeScope,
} from './employees.queries.ts';
import { createEmployee } from './create-employee.ts';
import { deleteEmployee } from './delete-employee.ts';
import { setEmployeeActive } from './set-employee-active.ts';
import { updateEmployee } from './update-employee.ts';

/** The employees of the company, for the people who manage them. */
export function serveEmployees(
  serve: Serve,
  {
    translator,
    employeeSignsIn,
  }: Pick<Context, 'translator'> & Pick<EmployeeScope, 'employeeSignsIn'>,
): void {
  const withAccounts = (scope: Scope): EmployeeScope => ({ ...scope, employeeSignsIn });

  serve.transaction(routes.listEmployeesRoute, ({ tx, scope, query }) =>
    listEmployeeRecords(tx, withAccounts(scope), query),
  );

  serve.transaction(routes.getEmployeeRoute, ({ tx, scope, params }) =>
    findEmployeeRecord(tx, withAccounts(scope), params.id),
  );

  serve.transaction(routes.createEmployeeRoute, ({ tx, scope, body }) =>
    createEmployee(tx, withAccounts(scope), body),
  );

  serve.transaction(routes.updateEmployeeRoute, ({ tx, scope, params, body }) =>
    updateEmployee(tx, withAccounts(scope), { id: params.id, change: body }),
  );

  serve.transaction(routes.deactivateEmployeeRoute, ({ tx, scope, params }) =>
    setEmployeeActive(tx, withAccounts(scope), { id: params.id, isActive: false }),
  );

  serve.transaction(routes.reactivateEmployeeRoute, ({ tx, scope, params }) =>
    setEmployeeActive(tx, withAccounts(scope), { id: params.id, isActive: true }),
  );

  serve.transaction(routes.deleteEmployeeRoute, async ({ tx, scope, params }) => {
    await deleteEmployee(tx, withAccounts(scope), { id: params.id, translator });
    return undefined;
  });
}
