import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/database/columns.ts';
import { agents } from '../agents.tables.ts';

/** What calls to webhooks are signed with, sealed. Apart from the agents, so that no reading of those brings it along. */
export const agentWebhookSecrets = pgTable(
  'agent_webhook_secrets',
  {
    companyId: integer('company_id').notNull(),
    agentId: uuid('agent_id').notNull(),
    sealed: text('sealed').notNull(),
    /** The one before, while workflows may still know that alone. */
    sealedBefore: text('sealed_before'),
    beforeUntil: instant('before_until'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.agentId] }),
    foreignKey({
      name: 'agent_webhook_secrets_of_agent',
      columns: [table.companyId, table.agentId],
      foreignColumns: [agents.companyId, agents.id],
    }).onDelete('cascade'),
  ],
);
