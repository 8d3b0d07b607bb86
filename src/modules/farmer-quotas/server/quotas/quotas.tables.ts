import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { correctionStatuses } from '#modules/farmer-quotas/contract/corrections.ts';
import {
  maritalStatuses,
  quotaDocumentTypes,
  quotaStatuses,
} from '#modules/farmer-quotas/contract/quota-choices.ts';
import { seasonStatuses } from '#modules/farmer-quotas/contract/seasons.ts';
import { attachments } from '#platform/server/attachments/attachments.tables.ts';
import {
  belongsTo,
  companyOwned,
  instant,
  phoneNumber,
  refersTo,
  timestamps,
} from '#platform/server/database/columns.ts';
import { inThaiOrder } from '#platform/server/database/orders.ts';
import { hashIn, sealed } from '#platform/server/personal-data/sealed-column.ts';

/** The years of production, by which quotas are given. */
export const quotaSeasons = pgTable(
  'quota_seasons',
  {
    ...companyOwned(),
    name: text().notNull(),
    year: integer().notNull(),
    starts_on: date({ mode: 'string' }).notNull(),
    ends_on: date({ mode: 'string' }).notNull(),
    status: text({ enum: seasonStatuses }).notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('quota_seasons_name_is_unique').on(table.company_id, table.name),
    index('quota_seasons_by_year').on(table.company_id, table.year, table.id),
  ],
);

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
    index('farmer_quotas_waiting')
      .on(table.company_id, table.submitted_at, table.id)
      .where(sql`quota_status = 'pending'`),
    index('farmer_quotas_by_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
);

/** The copies that belong to quotas; their files are attached to these. */
export const quotaDocuments = pgTable(
  'quota_documents',
  {
    company_id: integer().notNull(),
    quota_id: uuid().notNull(),
    document_type: text({ enum: quotaDocumentTypes }).notNull(),
    attachment_id: uuid().notNull(),
    /** Of the content, by which the same file at another quota is noticed. */
    sha256: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.quota_id, table.document_type] }),
    belongsTo(farmerQuotas, { name: 'quota_documents_quota', from: table, by: 'quota_id' }),
    belongsTo(attachments, { name: 'quota_documents_file', from: table, by: 'attachment_id' }),
    index('quota_documents_by_content').on(table.company_id, table.sha256),
    index('quota_documents_by_file').on(table.company_id, table.attachment_id),
  ],
);

/** Changes of verified quotas, which somebody else decides. */
export const quotaCorrections = pgTable(
  'quota_corrections',
  {
    ...companyOwned(),
    quota_id: uuid().notNull(),
    status: text({ enum: correctionStatuses }).notNull(),
    reason: text().notNull(),
    /** Fields with what they had and shall have; personal values have asterisks. */
    changes: jsonb().$type<{ field: string; before: unknown; after: unknown }[]>().notNull(),
    national_id: sealed(),
    bank_account_no: sealed(),
    baac_account_number: sealed(),
    requested_by: uuid().notNull(),
    requested_by_employee: integer(),
    decision_note: text().notNull().default(''),
    decided_by_employee: integer(),
    decided_at: instant(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(farmerQuotas, { name: 'quota_corrections_quota', from: table, by: 'quota_id' }),
    uniqueIndex('quota_corrections_one_open')
      .on(table.company_id, table.quota_id)
      .where(sql`status = 'pending'`),
    index('quota_corrections_by_quota').on(table.company_id, table.quota_id, table.id),
    index('quota_corrections_by_status').on(table.company_id, table.status, table.id),
  ],
);

/** Why quotas are rejected or sent back, as a company words it. */
export const quotaReasons = pgTable(
  'quota_reasons',
  {
    ...companyOwned(),
    name: text().notNull(),
    result: text({ enum: ['rejected', 'sent_back'] }).notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('quota_reasons_name_is_unique').on(table.company_id, table.result, table.name),
  ],
);

/** How each company runs its quotas; none until it is first changed. */
export const quotaSettings = pgTable(
  'quota_settings',
  {
    ...companyOwned(),
    code_pattern: text().notNull(),
    own_entries_verified: boolean().notNull(),
    retention_years: integer(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('quota_settings_one_a_company').on(table.company_id),
  ],
);

/** The departments that are field offices. */
export const quotaOffices = pgTable(
  'quota_offices',
  { company_id: integer().notNull(), department_id: uuid().notNull() },
  (table) => [
    primaryKey({ columns: [table.company_id, table.department_id] }),
    belongsTo(departments, {
      name: 'quota_offices_department',
      from: table,
      by: 'department_id',
    }),
  ],
);
