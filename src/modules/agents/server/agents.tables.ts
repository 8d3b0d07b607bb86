import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { employees } from '#modules/directory/server/directory.tables.ts';
import { companyOwned, instant, timestamps } from '#platform/server/database/columns.ts';
import { agentLanguages } from '#modules/agents/contract/agent.ts';
import type { WebhookCheck } from '#modules/agents/contract/webhook.ts';
import { syncStatuses } from '#modules/agents/contract/sync-job.ts';

/** Chat agents: a workflow to answer, and an index to answer from. */
export const agents = pgTable(
  'agents',
  {
    ...companyOwned(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    ownerId: integer('owner_id').notNull(),
    tags: text('tags').array().notNull(),
    chatWebhookUrl: text('chat_webhook_url').notNull(),
    pineconeIndex: text('pinecone_index').notNull(),
    embeddingModel: text('embedding_model').notNull(),
    chunkSize: integer('chunk_size').notNull(),
    chunkOverlap: integer('chunk_overlap').notNull(),
    language: text('language', { enum: agentLanguages }).notNull(),
    filesCount: integer('files_count').notNull().default(0),
    /** The settings with which what is in the index was made; null while the index is empty. */
    indexedSettings: text('indexed_settings'),
    latestSyncAt: instant('latest_sync_at'),
    latestSyncStatus: text('latest_sync_status', { enum: syncStatuses }),
    /** How the webhook answered when it was last tried out, and at which address. */
    webhookCheck: jsonb('webhook_check').$type<WebhookCheck & { readonly url: string }>(),
    webhookSignedSince: instant('webhook_signed_since'),
    /** Name, code, description and tags in the spelling that searches use. */
    searchText: text('search_text').notNull(),
    createdBy: uuid('created_by').notNull(),
    updatedBy: uuid('updated_by').notNull(),
    ...timestamps(),
    /** The question set finds less than it did. */
    qualityDropped: boolean('quality_dropped').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('agents_code_is_unique').on(table.companyId, table.code),
    unique('agents_index_is_unique').on(table.companyId, table.pineconeIndex),
    foreignKey({
      name: 'agents_owner_is_employee',
      columns: [table.companyId, table.ownerId],
      foreignColumns: [employees.companyId, employees.id],
    }),
    index('agents_by_name').on(table.companyId, sql`${table.name} collate "und-x-icu"`, table.id),
    index('agents_by_creation').on(table.companyId, table.createdAt, table.id),
    index('agents_by_change').on(table.companyId, table.updatedAt, table.id),
    index('agents_by_files').on(table.companyId, table.filesCount, table.id),
    index('agents_by_latest_sync').on(
      table.companyId,
      table.latestSyncAt.desc().nullsLast(),
      table.id.desc(),
    ),
    index('agents_by_owner').on(table.companyId, table.ownerId),
    index('agents_by_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);
