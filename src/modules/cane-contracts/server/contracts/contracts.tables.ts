import { sql } from 'drizzle-orm';
import {
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  contractTypes,
  dayRanges,
  promotionTypes,
} from '#modules/cane-contracts/contract/contract-choices.ts';
import type { ContractAttachment } from '#modules/cane-contracts/contract/contract-fields.ts';
import type { Contract } from '#modules/cane-contracts/contract/contracts.ts';
import { contractStatuses } from '#modules/cane-contracts/contract/contract-status.ts';
import { farmerQuotas } from '#modules/farmer-quotas/server/records/quotas.tables.ts';
import { plotCrops } from '#modules/land-plots/server/crops/crops.tables.ts';
import { landPlots } from '#modules/land-plots/server/plots/plots.tables.ts';
import {
  amount,
  belongsTo,
  companyOwned,
  instant,
  refersTo,
  timestamps,
} from '#platform/server/database/columns.ts';

/** Tons with two decimals; prepared statements bring null to the driver as well. */
const tons = customType<{ data: number; driverData: string | null }>({
  dataType: () => 'numeric(9, 2)',
  toDriver: (value: number | null) => (value === null ? null : String(value)),
  fromDriver: Number,
});

/** What growers promise to deliver; the properties have the spelling of the wire. */
export const caneContracts = pgTable(
  'cane_contracts',
  {
    ...companyOwned(),
    code: text().notNull(),
    status: text({ enum: contractStatuses }).notNull(),
    contractType: text('contract_type', { enum: contractTypes }).notNull(),
    quotaId: uuid('quota_id').notNull(),
    promotionType: text('promotion_type', { enum: promotionTypes }),
    promotionAmount: amount('promotion_amount'),
    promotionDate: date('promotion_date', { mode: 'string' }),
    supportItems: jsonb('support_items').$type<Contract['supportItems']>().notNull(),
    /** What they add up to. */
    supportTotal: amount('support_total').notNull(),
    dayRange: text('day_range', { enum: dayRanges }),
    craneType: text('crane_type').notNull(),
    totalTons: tons('total_tons'),
    attachments: jsonb().$type<ContractAttachment[]>().notNull(),
    rejectReason: text('reject_reason').notNull().default(''),
    submittedAt: instant('submitted_at'),
    approvedAt: instant('approved_at'),
    version: integer().notNull().default(1),
    /** Number, quota and farmer in the spelling that searches use. */
    search_text: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    refersTo(farmerQuotas, { name: 'cane_contracts_quota', from: table, by: 'quotaId' }),
    unique('cane_contracts_code_is_unique').on(table.company_id, table.code),
    index('cane_contracts_by_quota').on(table.company_id, table.quotaId),
    index('cane_contracts_by_status').on(table.company_id, table.status, table.id),
    index('cane_contracts_by_tons').on(table.company_id, table.totalTons, table.id),
    index('cane_contracts_by_creation').on(table.company_id, table.created_at, table.id),
    index('cane_contracts_by_change').on(table.company_id, table.updated_at, table.id),
    index('cane_contracts_by_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
);

/** The plots of a contract in their order. */
export const caneContractPlots = pgTable(
  'cane_contract_plots',
  {
    company_id: integer().notNull(),
    contract_id: uuid().notNull(),
    plot_id: uuid().notNull(),
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.contract_id, table.plot_id] }),
    belongsTo(caneContracts, { name: 'cane_contract_plots_of', from: table, by: 'contract_id' }),
    refersTo(landPlots, { name: 'cane_contract_plots_plot', from: table, by: 'plot_id' }),
    index('cane_contract_plots_by_plot').on(table.company_id, table.plot_id),
  ],
);

/** The crops of a contract in their order. */
export const caneContractCrops = pgTable(
  'cane_contract_crops',
  {
    company_id: integer().notNull(),
    contract_id: uuid().notNull(),
    crop_id: uuid().notNull(),
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.contract_id, table.crop_id] }),
    belongsTo(caneContracts, { name: 'cane_contract_crops_of', from: table, by: 'contract_id' }),
    refersTo(plotCrops, { name: 'cane_contract_crops_crop', from: table, by: 'crop_id' }),
    index('cane_contract_crops_by_crop').on(table.company_id, table.crop_id),
  ],
);
