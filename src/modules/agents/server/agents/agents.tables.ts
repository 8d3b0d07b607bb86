import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { employees } from '#modules/directory/server/employees/employees.tables.ts';
import { companyOwned, instant, refersTo, timestamps } from '#platform/server/database/columns.ts';
import { agentLanguages } from '#modules/agents/contract/agents.ts';
import type { WebhookCheck } from '#modules/agents/contract/webhook.ts';
import { syncStatuses } from '#modules/agents/contract/sync-status.ts';

/** Chat agents: a workflow to answer, and an index to answer from. */
export const agents = pgTable(
  'agents',
  {
    ...companyOwned(),
    code: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    owner_user_id: integer('owner_id').notNull(),
    tags: text().array().notNull(),
    chat_webhook_url: text().notNull(),
    pinecone_index: text().notNull(),
    embedding_model: text().notNull(),
    chunk_size: integer().notNull(),
    chunk_overlap: integer().notNull(),
    language: text({ enum: agentLanguages }).notNull(),
    files_count: integer().notNull().default(0),
    /** The settings that the index was made with; null while it is empty. */
    indexed_settings: text(),
    latest_sync_at: instant(),
    latest_sync_status: text({ enum: syncStatuses }),
    /** How the webhook answered when it was last tried out, and at which address. */
    webhook_check: jsonb().$type<WebhookCheck & { readonly url: string }>(),
    webhook_signed_since: instant(),
    /** Name, code, description and tags in the spelling that searches use. */
    search_text: text().notNull(),
    created_by: uuid().notNull(),
    updated_by: uuid().notNull(),
    ...timestamps(),
    /** The question set scores lower than before. */
    quality_dropped: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('agents_code_is_unique').on(table.company_id, table.code),
    unique('agents_index_is_unique').on(table.company_id, table.pinecone_index),
    refersTo(employees, { name: 'agents_owner_is_employee', from: table, by: 'owner_user_id' }),
    index('agents_by_name').on(table.company_id, sql`${table.name} collate "und-x-icu"`, table.id),
    index('agents_by_creation').on(table.company_id, table.created_at, table.id),
    index('agents_by_change').on(table.company_id, table.updated_at, table.id),
    index('agents_by_files').on(table.company_id, table.files_count, table.id),
    index('agents_by_latest_sync').on(
      table.company_id,
      table.latest_sync_at.desc().nullsLast(),
      table.id.desc(),
    ),
    index('agents_by_owner').on(table.company_id, table.owner_user_id),
    index('agents_by_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
);
