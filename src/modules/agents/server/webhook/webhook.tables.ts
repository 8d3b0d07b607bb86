import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/database/columns.ts';
import { agents } from '../agents/agents.tables.ts';

/** What calls to webhooks are signed with, sealed. Apart from the agents, so that no reading of those brings it along. */
export const agentWebhookSecrets = pgTable(
  'agent_webhook_secrets',
  {
    company_id: integer().notNull(),
    agent_id: uuid().notNull(),
    sealed: text().notNull(),
    /** The one before, while workflows may still know that alone. */
    sealed_before: text(),
    before_until: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.agent_id] }),
    foreignKey({
      name: 'agent_webhook_secrets_of_agent',
      columns: [table.company_id, table.agent_id],
      foreignColumns: [agents.company_id, agents.id],
    }).onDelete('cascade'),
  ],
);
