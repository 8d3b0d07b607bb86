import type { Contract, ContractInput } from '#modules/cane-contracts/contract/contracts.ts';
import { supportTotalOf } from '#modules/cane-contracts/contract/support-total.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { describeFiles } from './require-files.ts';
import { requireLand } from './require-land.ts';

interface Written {
  readonly input: ContractInput;
  /** The contract as it is stored, if it is changed. */
  readonly stored?: Pick<Contract, 'id' | 'supportItems'>;
}

/** The columns of a contract, once all of it is found right. */
export async function contractValues(tx: Transaction, scope: Scope, { input, stored }: Written) {
  const { quota_code, farmer_name } = await requireLand(tx, scope, input);
  const { plotIds: _plots, cropIds: _crops, ...fields } = input;
  const described = await describeFiles(tx, scope, {
    fields,
    quotaId: input.quotaId,
    contractId: stored?.id,
  });
  const known = new Set(stored?.supportItems.map(({ id }) => id));
  const supportItems = described.supportItems.map((item) => ({
    ...item,
    id: item.id !== undefined && known.has(item.id) ? item.id : newId(),
  }));
  return {
    ...described,
    supportItems,
    supportTotal: supportTotalOf(supportItems),
    /** By what people find it besides its number. */
    searched: [quota_code, farmer_name],
  };
}
