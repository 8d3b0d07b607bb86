import type { Scope } from '#platform/server/access/scope.ts';
import type { ContractInput } from '#modules/cane-contracts/contract/contracts.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { caneContractCrops, caneContractPlots } from './contracts.tables.ts';

interface Land extends Pick<ContractInput, 'plotIds' | 'cropIds'> {
  readonly contractId: string;
}

/** Puts plots and crops in the place of those that a contract has. */
export async function storeLand(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { contractId, plotIds, cropIds }: Land,
): Promise<void> {
  const of = { company_id: companyId, contract_id: contractId };
  await tx.delete(caneContractPlots).where(hasValues(caneContractPlots, of));
  await tx.delete(caneContractCrops).where(hasValues(caneContractCrops, of));
  await insertRows(tx, caneContractPlots, {
    rows: [...new Set(plotIds)].map((plot_id, place) => ({ ...of, plot_id, place })),
  });
  await insertRows(tx, caneContractCrops, {
    rows: [...new Set(cropIds)].map((crop_id, place) => ({ ...of, crop_id, place })),
  });
}
