import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantNow } from '#platform/server/database/columns.ts';

/** Defaults for new agents of a company; a company without a row has no defaults of its own. */
export const agentSettings = pgTable('agent_settings', {
  company_id: integer().primaryKey(),
  default_webhook_url: text().notNull(),
  updated_at: instantNow(),
});
