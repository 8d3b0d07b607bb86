import { and, eq, like, ne } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { demoWorkflowRoute } from '#modules/agents/contract/demo.ts';
import { counters } from '#platform/server/database/counters.tables.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { agentSettings } from '../agent-settings/agent-settings.tables.ts';
import { agents } from '../agents/agents.tables.ts';
import { loadExamplesJob } from './load-examples.job.ts';
import { exampleWebhook } from './example-webhook.ts';

/**
 * On the first start with example data, has the worker create the agents, so that the application answers
 * meanwhile. On later starts, updates their address of the demo workflow: the port may have changed.
 */
export async function beginExamples({ config, database, jobs }: AgentsContext): Promise<void> {
  if (!config.demo) return;
  const webhook = exampleWebhook(config);
  const isOutdated = (address: PgColumn) =>
    and(like(address, `http://%${demoWorkflowRoute.path}`), ne(address, webhook));
  await database.asSystem(async (tx) => {
    if (await anyAgentWasMade(tx)) {
      const { chat_webhook_url: used } = agents;
      await tx.update(agents).set({ chat_webhook_url: webhook }).where(isOutdated(used));
      const { default_webhook_url: usual } = agentSettings;
      await tx.update(agentSettings).set({ default_webhook_url: webhook }).where(isOutdated(usual));
    } else {
      await jobs.enqueue(tx, loadExamplesJob, {});
    }
  });
}

/** By the counter, not the rows: a person who deletes all agents does not want the examples back. */
async function anyAgentWasMade(tx: Transaction): Promise<boolean> {
  const made = await tx
    .select({ value: counters.value })
    .from(counters)
    .where(eq(counters.name, 'agents'))
    .limit(1);
  return made.length > 0;
}
