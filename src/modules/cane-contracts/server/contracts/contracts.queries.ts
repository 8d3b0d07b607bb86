import { and, eq, sql } from 'drizzle-orm';
import {
  CANE_CONTRACT,
  type Contract,
  type ContractFilters,
} from '#modules/cane-contracts/contract/contracts.ts';
import { contractPermissions } from '#modules/cane-contracts/contract/permissions.ts';
import { findQuota, quotaOf, quotasWith } from '#modules/farmer-quotas/server/public.ts';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { matches } from '#platform/server/database/matches.ts';
import { ordersBy } from '#platform/server/database/orders.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { BelongingRecords } from '#platform/server/records/belonging-records.ts';
import { listRecords } from '#platform/server/records/list-records.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { searchRecords } from '#platform/server/search/search-records.ts';
import { contractColumns, listedColumns } from './contract-columns.ts';
import { caneContractPlots, caneContracts } from './contracts.tables.ts';
import { nameDeciders, type AskedContract } from './name-deciders.queries.ts';
import { recordContract, showContract } from './show-contract.ts';

/** Finds, creates, changes and deletes contracts; their plots and crops are written beside. */
export const contractKeeper = keepRecords({
  table: caneContracts,
  entity: CANE_CONTRACT,
  columns: contractColumns,
  show: recordContract,
  refusals: { cane_contracts_quota: { path: 'quotaId' } },
});

/** A contract as the wire shows it. */
export async function readContract(tx: Transaction, scope: Scope, id: string): Promise<Contract> {
  return readContractDuring(tx, scope, { id });
}

/** The same, in the transaction that moves it. */
export async function readContractDuring(
  tx: Transaction,
  scope: Scope,
  asked: AskedContract,
): Promise<Contract> {
  const row = await contractKeeper.find(tx, scope, asked.id);
  const deciders = await nameDeciders(tx, scope, { ...asked, updatedAt: row.updatedAt });
  return showContract({ ...row, ...deciders });
}

/** The list of contracts. */
export const contractList = listRecords({
  table: caneContracts,
  columns: listedColumns,
  orders: ordersBy(caneContracts.id, {
    createdAt: caneContracts.created_at,
    updatedAt: caneContracts.updated_at,
    code: caneContracts.code,
    totalTons: caneContracts.totalTons,
    status: caneContracts.status,
  }),
  filters: ({ status, contractType, quotaId, farmerId, seasonId, plotId }: ContractFilters) =>
    and(
      plotId === undefined ? undefined : isOnPlot(plotId),
      matches(caneContracts.status, status),
      matches(caneContracts.contractType, contractType),
      matches(caneContracts.quotaId, quotaId),
      quotasWith(
        { companyId: caneContracts.company_id, id: caneContracts.quotaId },
        { farmer_id: farmerId, season_id: seasonId },
      ),
    ),
});

function isOnPlot(plotId: string) {
  return sql`exists (
    select from ${caneContractPlots}
    where ${caneContractPlots.company_id} = ${caneContracts.company_id}
      and ${caneContractPlots.contract_id} = ${caneContracts.id}
      and ${caneContractPlots.plot_id} = ${plotId})`;
}

const quotaOfContract = { companyId: caneContracts.company_id, id: caneContracts.quotaId };

/** Finds contracts for the search over everything. */
export const searchContracts = searchRecords({
  entity: CANE_CONTRACT,
  permission: contractPermissions.names.read,
  table: caneContracts,
  name: caneContracts.code,
  detail: sql<string>`${quotaOf(quotaOfContract, 'farmer_name')} || ${' · '} || ${quotaOf(quotaOfContract, 'season')}`,
  status: { value: caneContracts.status, texts: 'cane-contracts:statuses' },
});

/** The contracts of a grower through the seasons, in the history of each of their quotas. */
export const contractsOfQuotas: BelongingRecords = {
  to: FARMER_QUOTA,
  entity: CANE_CONTRACT,
  permission: contractPermissions.names.read,
  async find(tx, scope, quotaId) {
    const { farmer_id } = await findQuota(tx, scope, quotaId);
    const { company_id: companyId, id, quotaId: quota } = caneContracts;
    const rows = await tx
      .select({ id })
      .from(caneContracts)
      .where(
        and(eq(companyId, scope.companyId), quotasWith({ companyId, id: quota }, { farmer_id })),
      );
    return rows.map((row) => row.id);
  },
};
