import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { departments } from '#modules/directory/server/organization/organization.tables.ts';
import { maritalStatuses, quotaStatuses } from '#modules/farmer-quotas/contract/quota-choices.ts';
import type { CheckTexts } from '#modules/farmer-quotas/contract/quotas.ts';
import {
  companyOwned,
  instant,
  phoneNumber,
  refersTo,
  timestamps,
} from '#platform/server/database/columns.ts';
import { inThaiOrder } from '#platform/server/database/orders.ts';
import { hashIn, sealed } from '#platform/server/personal-data/sealed-column.ts';
import { quotaSeasons } from './seasons.tables.ts';

const NOTHING_SAID: CheckTexts = { th: [], en: [] };

/** People who grow for the company, each found by the national id. */
export const farmers = pgTable(
  'farmers',
  {
    ...companyOwned(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    national_id: sealed(),
    birth_date: date({ mode: 'string' }),
    /** When the personal data were erased. */
    anonymised_at: instant(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    uniqueIndex('farmers_national_id_is_unique').on(table.company_id, hashIn(table.national_id)),
  ],
);

/** A quota that was approved though a check had failed; written out, so that an index finds these. */
export const wasApprovedDespiteChecks = sql`quota_status = 'verified'
  and jsonb_array_length(failed_checks -> 'th') > 0`;

/** What a farmer may deliver in a season, with what the company knows of the farmer then. */
export const farmerQuotas = pgTable(
  'farmer_quotas',
  {
    ...companyOwned(),
    farmer_id: uuid().notNull(),
    season_id: uuid().notNull(),
    quota_code: text().notNull(),
    quota_status: text({ enum: quotaStatuses }).notNull(),
    /** First and last name of the farmer, by which lists are ordered. */
    name: text().notNull(),
    phone: phoneNumber().notNull(),
    email: text().notNull(),
    line_id: text().notNull(),
    marital_status: text({ enum: maritalStatuses }),
    children_count: integer(),
    beneficiary: text().notNull(),
    contact_address: text().notNull(),
    contact_province_id: integer(),
    contact_district_id: integer(),
    contact_subdistrict_id: integer(),
    contact_postal_code: text().notNull(),
    registered_address: text().notNull(),
    registered_province_id: integer(),
    registered_district_id: integer(),
    registered_subdistrict_id: integer(),
    registered_postal_code: text().notNull(),
    address: text().notNull(),
    sub_district: text().notNull(),
    district: text().notNull(),
    province: text().notNull(),
    postal_code: text().notNull(),
    bank_name: text().notNull(),
    bank_account_no: sealed(),
    bank_district: text().notNull(),
    baac_account_number: sealed(),
    office_id: uuid(),
    submitted_at: instant(),
    /** The account that entered it last, and so may not verify it. */
    entered_by: uuid(),
    /** The officer who works on it: the account, and the employee where it is one. */
    claimed_by_user: uuid(),
    claimed_by: integer(),
    claimed_at: instant(),
    verified_at: instant(),
    verified_by: integer(),
    reject_reason: text().notNull().default(''),
    approval_note: text().notNull().default(''),
    /** What did not pass, and what was to be looked at, when it was approved: both change later. */
    failed_checks: jsonb().$type<CheckTexts>().notNull().default(NOTHING_SAID),
    doubtful_checks: jsonb().$type<CheckTexts>().notNull().default(NOTHING_SAID),
    /** Name, code and phone in the spelling that searches use. */
    search_text: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    refersTo(farmers, { name: 'farmer_quotas_farmer', from: table, by: 'farmer_id' }),
    refersTo(quotaSeasons, { name: 'farmer_quotas_season', from: table, by: 'season_id' }),
    refersTo(departments, { name: 'farmer_quotas_office', from: table, by: 'office_id' }),
    unique('farmer_quotas_code_is_unique').on(table.company_id, table.quota_code),
    unique('farmer_quotas_one_a_season').on(table.company_id, table.farmer_id, table.season_id),
    index('farmer_quotas_by_creation').on(table.company_id, table.created_at, table.id),
    index('farmer_quotas_by_change').on(table.company_id, table.updated_at, table.id),
    index('farmer_quotas_by_name').on(table.company_id, inThaiOrder(table.name), table.id),
    index('farmer_quotas_same_name').on(table.company_id, table.name),
    // Has all that statistics count, so that they read nothing else.
    index('farmer_quotas_counted').on(
      table.company_id,
      table.season_id,
      table.quota_status,
      table.office_id,
      table.contact_province_id,
    ),
    index('farmer_quotas_by_office').on(table.company_id, table.office_id),
    index('farmer_quotas_by_place').on(
      table.company_id,
      table.contact_province_id,
      table.contact_district_id,
    ),
    index('farmer_quotas_by_phone').on(table.company_id, table.phone),
    index('farmer_quotas_by_account').on(table.company_id, hashIn(table.bank_account_no)),
    index('farmer_quotas_by_baac_account').on(table.company_id, hashIn(table.baac_account_number)),
    // The last four let the views of the queue be counted in the index alone.
    index('farmer_quotas_waiting')
      .on(
        table.company_id,
        table.submitted_at,
        table.id,
        table.season_id,
        table.office_id,
        table.claimed_by_user,
        table.entered_by,
      )
      .where(sql`quota_status = 'pending'`),
    index('farmer_quotas_sent_back')
      .on(table.company_id, table.entered_by)
      .where(sql`quota_status = 'sent_back'`),
    index('farmer_quotas_despite_checks')
      .on(table.company_id, table.created_at, table.id)
      .where(wasApprovedDespiteChecks),
    index('farmer_quotas_by_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
);
