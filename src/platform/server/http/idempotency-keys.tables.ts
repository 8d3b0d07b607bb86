import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** The answers already given, so that a repeated request has one effect and gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    companyId: integer('company_id').notNull(),
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    /** Hash of method, path and body: the same key with other content is refused. */
    fingerprint: text('fingerprint').notNull(),
    /** Null while the request is being carried out. */
    status: integer('status'),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId, table.key] })],
);
