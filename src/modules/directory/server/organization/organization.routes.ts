import * as contract from '#modules/directory/contract/organization.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { listUnits } from './organization.queries.ts';
import type { UnitKind, UnitKinds } from './unit-kind.ts';

const departments = {
  list: contract.listDepartmentsRoute,
  get: contract.getDepartmentRoute,
  create: contract.createDepartmentRoute,
  update: contract.updateDepartmentRoute,
  remove: contract.deleteDepartmentRoute,
};

const positions = {
  list: contract.listPositionsRoute,
  get: contract.getPositionRoute,
  create: contract.createPositionRoute,
  update: contract.updatePositionRoute,
  remove: contract.deletePositionRoute,
};

/** What a company's employees are sorted into. */
export function serveOrganization(serve: Serve, kinds: UnitKinds): void {
  serveKind(serve, departments, kinds.department);
  serveKind(serve, positions, kinds.position);
}

function serveKind(
  serve: Serve,
  routes: typeof departments | typeof positions,
  kind: UnitKind,
): void {
  const { keeper, events, inUse } = kind;

  serve.transaction(routes.list, ({ tx, scope, query }) => listUnits(tx, scope, { kind, query }));

  serve.transaction(routes.get, ({ tx, scope, params }) => keeper.find(tx, scope, params.id));

  serve.transaction(routes.create, ({ tx, scope, body }) =>
    keeper.create(tx, scope, { event: events.created, values: body }),
  );

  serve.transaction(routes.update, ({ tx, scope, params, body: { updated_at, ...names } }) =>
    keeper.change(tx, scope, {
      id: params.id,
      seen: { updated_at },
      event: events.updated,
      values: () => names,
    }),
  );

  serve.transaction(routes.remove, async ({ tx, scope, params }) => {
    await keeper.delete(tx, scope, {
      id: params.id,
      event: events.deleted,
      async before({ employees_count: employees }) {
        if (employees > 0) throw inUse({ parameters: { count: employees } });
      },
    });
    return undefined;
  });
}
