import { eq } from 'drizzle-orm';
import type { AgentSettings } from '#modules/agents/contract/agent-settings.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { agentSettings } from './agent-settings.tables.ts';

const NONE: AgentSettings = { default_webhook_url: '', updated_at: null };

/** What new agents of the company begin with. */
export async function findAgentSettings(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
): Promise<AgentSettings> {
  const [stored] = await tx
    .select({
      default_webhook_url: agentSettings.default_webhook_url,
      updated_at: agentSettings.updated_at,
    })
    .from(agentSettings)
    .where(eq(agentSettings.company_id, companyId));
  return stored ?? NONE;
}
