import * as departments from '#modules/directory/contract/organization.ts';
import * as positions from '#modules/directory/contract/organization.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findUnit, listUnits, unitKinds } from './organization.queries.ts';
import { createUnit, deleteUnit, updateUnit } from './update-unit.ts';

/** What a company's employees are sorted into. */
export function serveUnits(serve: Serve): void {
  const { department, position } = unitKinds;

  serve.transaction(departments.listDepartmentsRoute, ({ tx, scope, query }) =>
    listUnits(tx, scope, { kind: department, query }),
  );
  serve.transaction(departments.getDepartmentRoute, ({ tx, scope, params }) =>
    findUnit(tx, scope, { kind: department, id: params.id }),
  );
  serve.transaction(departments.createDepartmentRoute, ({ tx, scope, body }) =>
    createUnit(tx, scope, { kind: department, input: body }),
  );
  serve.transaction(departments.updateDepartmentRoute, ({ tx, scope, params, body }) =>
    updateUnit(tx, scope, { kind: department, id: params.id, change: body }),
  );
  serve.transaction(departments.deleteDepartmentRoute, async ({ tx, scope, params }) => {
    await deleteUnit(tx, scope, { kind: department, id: params.id });
    return undefined;
  });

  serve.transaction(positions.listPositionsRoute, ({ tx, scope, query }) =>
    listUnits(tx, scope, { kind: position, query }),
  );
  serve.transaction(positions.getPositionRoute, ({ tx, scope, params }) =>
    findUnit(tx, scope, { kind: position, id: params.id }),
  );
  serve.transaction(positions.createPositionRoute, ({ tx, scope, body }) =>
    createUnit(tx, scope, { kind: position, input: body }),
  );
  serve.transaction(positions.updatePositionRoute, ({ tx, scope, params, body }) =>
    updateUnit(tx, scope, { kind: position, id: params.id, change: body }),
  );
  serve.transaction(positions.deletePositionRoute, async ({ tx, scope, params }) => {
    await deleteUnit(tx, scope, { kind: position, id: params.id });
    return undefined;
  });
}
