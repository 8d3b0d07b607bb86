import * as contract from '#modules/directory/contract/organization.ts';
import type { UnitQuery } from '#modules/directory/contract/organization.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { recordActs } from '#platform/server/records/record-acts.ts';
import { serveRecord } from '#platform/server/records/serve-record.ts';
import { listUnits } from './organization.queries.ts';
import type { UnitKind, UnitKinds } from './unit-kind.ts';

const departments = {
  list: contract.listDepartmentsRoute,
  get: contract.getDepartmentRoute,
  create: contract.createDepartmentRoute,
  update: contract.updateDepartmentRoute,
  delete: contract.deleteDepartmentRoute,
};

const positions = {
  list: contract.listPositionsRoute,
  get: contract.getPositionRoute,
  create: contract.createPositionRoute,
  update: contract.updatePositionRoute,
  delete: contract.deletePositionRoute,
};

/** What a company's employees are sorted into. */
export function serveOrganization(serve: Serve, kinds: UnitKinds): void {
  serveRecord(serve, departments, unitActs(kinds.department));
  serveRecord(serve, positions, unitActs(kinds.position));
}

function unitActs(kind: UnitKind) {
  return {
    list: (tx: Transaction, scope: Scope, query: UnitQuery) =>
      listUnits(tx, scope, { kind, query }),
    ...recordActs(kind.keeper, {
      events: kind.events,
      async beforeDelete({ employees_count: employees }) {
        if (employees > 0) throw kind.inUse({ parameters: { count: employees } });
      },
    }),
  };
}
