import * as contract from '#modules/directory/contract/organization.ts';
import type { UnitQuery } from '#modules/directory/contract/organization.ts';
import * as choices from '#modules/directory/contract/unit-choices.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { recordActs } from '#platform/server/records/record-acts.ts';
import { serveRecord } from '#platform/server/records/serve-record.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { describeUses } from '../uses/uses.queries.ts';
import { listUnits } from './organization.queries.ts';
import { listDepartmentChoices, listPositionChoices } from './unit-choices.queries.ts';
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
export function serveOrganization(
  serve: Serve,
  { kinds, translator }: { readonly kinds: UnitKinds; readonly translator: Translator },
): void {
  serveRecord(serve, departments, unitActs(kinds.department, translator));
  serveRecord(serve, positions, unitActs(kinds.position, translator));

  serve.transaction(choices.listDepartmentChoices, async ({ tx, scope }) => ({
    data: await listDepartmentChoices(tx, scope),
  }));

  serve.transaction(choices.listPositionChoices, async ({ tx, scope, query }) => ({
    data: await listPositionChoices(tx, scope, query),
  }));
}

function unitActs(kind: UnitKind, translator: Translator) {
  return {
    list: (tx: Transaction, scope: Scope, query: UnitQuery) =>
      listUnits(tx, scope, { kind, query }),
    ...recordActs(kind.keeper, { events: kind.events }),
    delete: (tx: Transaction, scope: Scope, id: string) =>
      kind.keeper.delete(tx, scope, {
        id,
        event: kind.events.deleted,
        async before({ employees_count: count }) {
          if (count > 0) throw kind.inUse({ parameters: { count } });
          const uses = await describeUses(tx, scope, { table: `${kind.entity}s`, id, translator });
          if (uses !== '') throw contract.organizationErrors.unit_in_use({ parameters: { uses } });
        },
      }),
  };
}
