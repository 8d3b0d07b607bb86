import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { correctionStatuses } from '#modules/farmer-quotas/contract/corrections.ts';
import { belongsTo, companyOwned, instant, timestamps } from '#platform/server/database/columns.ts';
import { sealed } from '#platform/server/personal-data/sealed-column.ts';
import { farmerQuotas } from './quotas.tables.ts';

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
