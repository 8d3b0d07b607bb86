import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { CANE_CONTRACT } from '#modules/cane-contracts/contract/contracts.ts';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import { quotaOf } from '#modules/farmer-quotas/server/public.ts';
import { plotOf } from '#modules/land-plots/server/public.ts';
import { attachments } from '#platform/server/attachments/attachments.tables.ts';
import { usualSettings } from '../settings/settings.queries.ts';
import { contractSettings } from '../settings/settings.tables.ts';
import { caneContractCrops, caneContractPlots, caneContracts } from './contracts.tables.ts';

const contractId = sql`${caneContracts}.id`;
const companyId = sql`${caneContracts}.company_id`;

/** Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself. */
function column<Value>(value: SQL): SQL<Value> {
  return sql<Value>`${value}`;
}

/** What lists read of a contract; an area is stored in tenths of a square wah, of which a rai has 4,000. */
export function listedColumns() {
  const own = getTableColumns(caneContracts);
  const quota = { companyId: own.company_id, id: own.quotaId };
  const plot = { companyId: caneContractPlots.company_id, id: caneContractPlots.plot_id };
  return {
    id: own.id,
    code: own.code,
    status: own.status,
    contractType: own.contractType,
    quotaId: own.quotaId,
    quotaCode: quotaOf(quota, 'quota_code'),
    farmerId: quotaOf(quota, 'farmer_id'),
    farmerName: quotaOf(quota, 'farmer_name'),
    seasonId: quotaOf(quota, 'season_id'),
    season: quotaOf(quota, 'season'),
    totalTons: own.totalTons,
    expectedTons: column<number>(sql`(
      select round(coalesce(sum(${plotOf(plot, 'area_tenths')}), 0)::numeric / 4000
        * coalesce((select ${contractSettings.tons_per_rai} from ${contractSettings}
            where ${contractSettings.company_id} = ${companyId}), ${usualSettings.tons_per_rai}::numeric),
        2)::double precision
      from ${caneContractPlots}
      where ${caneContractPlots.company_id} = ${companyId}
        and ${caneContractPlots.contract_id} = ${contractId})`),
    promotionAmount: own.promotionAmount,
    supportTotal: own.supportTotal,
    version: own.version,
    // The spec's spelling, from here to the wire.
    createdAt: own.created_at,
    updatedAt: own.updated_at,
  };
}

/** What is read of one contract. */
export function contractColumns() {
  const own = getTableColumns(caneContracts);
  return {
    ...listedColumns(),
    plotIds: column<string[]>(sql`array(
      select ${caneContractPlots.plot_id} from ${caneContractPlots}
      where ${caneContractPlots.company_id} = ${companyId}
        and ${caneContractPlots.contract_id} = ${contractId}
      order by ${caneContractPlots.place})`),
    cropIds: column<string[]>(sql`array(
      select ${caneContractCrops.crop_id} from ${caneContractCrops}
      where ${caneContractCrops.company_id} = ${companyId}
        and ${caneContractCrops.contract_id} = ${contractId}
      order by ${caneContractCrops.place})`),
    promotionType: own.promotionType,
    promotionDate: own.promotionDate,
    supportItems: own.supportItems,
    dayRange: own.dayRange,
    craneType: own.craneType,
    attachments: own.attachments,
    rejectReason: own.rejectReason,
    submittedAt: own.submittedAt,
    approvedAt: own.approvedAt,
    /** The files that the contract may refer to and that were not removed since. */
    files: column<string[]>(sql`array(
      select ${attachments.id} from ${attachments}
      where ${attachments.company_id} = ${companyId}
        and ${attachments.entity} in (${CANE_CONTRACT}, ${FARMER_QUOTA})
        and ${attachments.entity_id} in (${contractId}, ${own.quotaId}))`),
  };
}
