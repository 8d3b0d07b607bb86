import { bigserial, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/**
 * Everything that was ever done: who, what, when, before and after. Append-only, written in the
 * transaction of the change itself, and read by history, timelines, notifications and live screens.
 */
export const eventLog = pgTable(
  'event_log',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    /** Null for what happens outside any company, such as a sign-in. */
    companyId: integer('company_id'),
    at: instant('at').notNull().defaultNow(),
    name: text('name').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    userId: uuid('user_id'),
    employeeId: integer('employee_id'),
    requestId: text('request_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    index('event_log_by_entity').on(table.companyId, table.entity, table.entityId, table.sequence),
    index('event_log_by_sequence').on(table.companyId, table.sequence),
    index('event_log_by_name').on(table.companyId, table.name, table.sequence),
    index('event_log_by_user').on(table.companyId, table.userId, table.sequence),
    index('event_log_by_time').on(table.companyId, table.at),
  ],
);
