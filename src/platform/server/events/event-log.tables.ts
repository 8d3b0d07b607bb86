import { bigserial, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantNow } from '../database/columns.ts';

/**
 * Everything that was ever done: who, what, when, before and after. Append-only, written in the
 * transaction of the change itself, and read by history, timelines, notifications and live screens.
 */
export const eventLog = pgTable(
  'event_log',
  {
    sequence: bigserial({ mode: 'number' }).primaryKey(),
    /** Null for what happens outside any company, for example a sign-in. */
    company_id: integer(),
    at: instantNow(),
    name: text().notNull(),
    entity: text().notNull(),
    entity_id: text().notNull(),
    user_id: uuid(),
    employee_id: integer(),
    request_id: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index('event_log_by_entity').on(
      table.company_id,
      table.entity,
      table.entity_id,
      table.sequence,
    ),
    index('event_log_by_sequence').on(table.company_id, table.sequence),
    index('event_log_by_name').on(table.company_id, table.name, table.sequence),
    index('event_log_by_user').on(table.company_id, table.user_id, table.sequence),
    index('event_log_by_time').on(table.company_id, table.at),
  ],
);
