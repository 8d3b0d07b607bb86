import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, instant } from '#platform/server/database/columns.ts';
import { agents } from '../agents/agents.tables.ts';

/** Encrypted secrets that calls to webhooks are signed with. Separate from the agents, so that reading those never loads them. */
export const agentWebhookSecrets = pgTable(
  'agent_webhook_secrets',
  {
    company_id: integer().notNull(),
    agent_id: uuid().notNull(),
    sealed: text().notNull(),
    /** The previous one, while workflows may still know only that. */
    sealed_before: text(),
    before_until: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.agent_id] }),
    belongsTo(agents, { name: 'agent_webhook_secrets_of_agent', from: table, by: 'agent_id' }),
  ],
);
