import {
  contractEvents,
  type Contract,
  type ContractInput,
} from '#modules/cane-contracts/contract/contracts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { nextNumber } from '#platform/server/database/counters.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';
import { contractValues } from './contract-values.ts';
import { contractKeeper, readContract } from './contracts.queries.ts';
import { storeLand } from './store-land.ts';

/** Creates a draft with the next number. */
export async function createContract(
  tx: Transaction,
  scope: Scope,
  input: ContractInput,
): Promise<Contract> {
  const { plotIds, cropIds } = input;
  // What can be refused is refused before the counter is locked.
  const { searched, ...values } = await contractValues(tx, scope, { input });
  const code = codeOf(await nextNumber(tx, scope, 'cane_contracts'));
  const { id } = await contractKeeper.create(tx, scope, {
    event: (after) => ({
      name: contractEvents.created,
      after: { ...after, plotIds, cropIds },
    }),
    values: { ...values, code, status: 'draft', search_text: searchTextOf(code, ...searched) },
  });
  await storeLand(tx, scope, { contractId: id, plotIds, cropIds });
  return readContract(tx, scope, id);
}

/** The number of a contract as people read it. */
export function codeOf(number: number): string {
  return `CC-${String(number).padStart(6, '0')}`;
}
