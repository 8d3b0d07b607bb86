import { findCrops, findPlots } from '#modules/land-plots/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { readContract } from '../contracts/contracts.queries.ts';
import { readContractSettings } from '../settings/settings.queries.ts';

/** All that is on the paper of a contract. */
export async function readPrinted(tx: Transaction, scope: Scope, id: string) {
  const contract = await readContract(tx, scope, id);
  const { plotIds, cropIds } = contract;
  return {
    contract,
    plots: await findPlots(tx, scope, { ids: plotIds }),
    crops: await findCrops(tx, scope, { ids: cropIds }),
    settings: await readContractSettings(tx, scope),
  };
}

export type PrintedContract = Awaited<ReturnType<typeof readPrinted>>;
