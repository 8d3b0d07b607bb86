import {
  contractErrors,
  contractEvents,
  type Contract,
  type ContractChange,
} from '#modules/cane-contracts/contract/contracts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';
import { contractValues } from './contract-values.ts';
import { contractKeeper, readContract } from './contracts.queries.ts';
import { storeLand } from './store-land.ts';

interface Update {
  readonly id: string;
  readonly change: ContractChange;
}

/** Changes a draft with its plots, crops and support items. */
export async function updateContract(
  tx: Transaction,
  scope: Scope,
  { id, change: { version, ...input } }: Update,
): Promise<Contract> {
  await contractKeeper.change(tx, scope, {
    id,
    seen: { version },
    event: contractEvents.updated,
    async values(stored) {
      if (stored.status !== 'draft') throw contractErrors.not_a_draft();
      const { searched, ...values } = await contractValues(tx, scope, { input, stored });
      await storeLand(tx, scope, { contractId: id, ...input });
      const search_text = searchTextOf(stored.code, ...searched);
      return { ...values, search_text, version: version + 1 };
    },
  });
  return readContract(tx, scope, id);
}
