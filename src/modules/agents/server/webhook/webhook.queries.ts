import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { AgentAddress } from '../agents/retrieval.ts';
import { agentWebhookSecrets } from './webhook.tables.ts';

/** The secrets an agent's calls are signed with, still encrypted; the newest first, none where they are not signed. */
export async function readSealedSecrets(
  tx: Transaction,
  { companyId, agentId }: AgentAddress,
): Promise<readonly string[]> {
  const [row] = await tx
    .select()
    .from(agentWebhookSecrets)
    .where(
      and(eq(agentWebhookSecrets.company_id, companyId), eq(agentWebhookSecrets.agent_id, agentId)),
    );
  if (row === undefined) return [];
  const isBeforeGood = row.before_until !== null && Date.parse(row.before_until) > Date.now();
  return [row.sealed, ...(isBeforeGood && row.sealed_before !== null ? [row.sealed_before] : [])];
}

export function placeOfSecret(agentId: string): string {
  return `agents/webhook/${agentId}`;
}
