import * as routes from '#modules/directory/contract/employees.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findEmployeeRecord, listEmployeeRecords } from './employees.queries.ts';
import { addEmployee } from './create-employee.ts';
import { deleteEmployee } from './delete-employee.ts';
import { setEmployeeActive } from './set-employee-active.ts';
import { updateEmployee } from './update-employee.ts';

/** The people of the company, for whoever keeps the directory. */
export function serveEmployees(serve: Serve, { translator }: Pick<Context, 'translator'>): void {
  serve.transaction(routes.listEmployeesRoute, ({ tx, scope, query }) =>
    listEmployeeRecords(tx, scope, query),
  );

  serve.transaction(routes.getEmployeeRoute, ({ tx, scope, params }) =>
    findEmployeeRecord(tx, scope, params.id),
  );

  serve.transaction(routes.createEmployeeRoute, ({ tx, scope, body }) =>
    addEmployee(tx, scope, body),
  );

  serve.transaction(routes.updateEmployeeRoute, ({ tx, scope, params, body }) =>
    updateEmployee(tx, scope, { id: params.id, change: body }),
  );

  serve.transaction(routes.deactivateEmployeeRoute, ({ tx, scope, params }) =>
    setEmployeeActive(tx, scope, { id: params.id, isActive: false }),
  );

  serve.transaction(routes.reactivateEmployeeRoute, ({ tx, scope, params }) =>
    setEmployeeActive(tx, scope, { id: params.id, isActive: true }),
  );

  serve.transaction(routes.deleteEmployeeRoute, async ({ tx, scope, params }) => {
    await deleteEmployee(tx, scope, { id: params.id, translator });
    return undefined;
  });
}
