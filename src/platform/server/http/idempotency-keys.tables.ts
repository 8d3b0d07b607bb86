import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantNow } from '../database/columns.ts';

/** The answers given so far, so that a repeated request has one effect and gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    company_id: integer().notNull(),
    user_id: uuid().notNull(),
    key: text().notNull(),
    /** Hash of method, path and body: the same key with other content is refused. */
    fingerprint: text().notNull(),
    /** Null while the request is in progress. */
    status: integer(),
    answer: jsonb(),
    created_at: instantNow(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.user_id, table.key] })],
);
