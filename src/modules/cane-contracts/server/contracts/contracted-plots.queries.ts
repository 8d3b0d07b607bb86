import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { ContractedPlot } from '#modules/cane-contracts/contract/contracted-plots.ts';
import { findQuota, quotasWith } from '#modules/farmer-quotas/server/public.ts';
import { findPlots, plotOf } from '#modules/land-plots/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { caneContractPlots, caneContracts } from './contracts.tables.ts';

/** Which plots of the farmer of a quota are in contracts of its season; what was rejected or cancelled promises nothing. */
export async function findContractedPlots(
  tx: Transaction,
  scope: Scope,
  quotaId: string,
): Promise<ContractedPlot[]> {
  const { farmer_id, season_id } = await findQuota(tx, scope, quotaId);
  const plots = await findPlots(tx, scope, { farmer_id });
  const { company_id: companyId, plot_id: plotId } = caneContractPlots;
  return tx
    .select({
      plotId,
      deedNumber: plotOf({ companyId, id: plotId }, 'deed_number'),
      contractId: caneContracts.id,
      code: caneContracts.code,
      status: caneContracts.status,
    })
    .from(caneContractPlots)
    .innerJoin(
      caneContracts,
      and(
        eq(caneContracts.company_id, companyId),
        eq(caneContracts.id, caneContractPlots.contract_id),
      ),
    )
    .where(
      and(
        eq(companyId, scope.companyId),
        isOneOf(
          plotId,
          plots.map(({ id }) => id),
        ),
        notInArray(caneContracts.status, ['rejected', 'cancelled']),
        quotasWith({ companyId, id: caneContracts.quotaId }, { season_id }),
      ),
    )
    .orderBy(asc(caneContracts.code), asc(caneContractPlots.place));
}
