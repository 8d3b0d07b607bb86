import type { FieldProblem } from '#platform/contract/errors.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import { isEmployee } from '#modules/directory/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Database } from '#platform/server/database/transactions.ts';
import { agentInput } from '#modules/agents/contract/agents.ts';
import { findAgentRow, isIndexTaken } from './agents.queries.ts';
import type { WebhookCheck } from './webhook-address.ts';

interface Needs {
  readonly database: Database;
  readonly checkWebhook: WebhookCheck;
}

/** Everything that would prevent an agent from being saved. With an id, as a change of that agent. */
export async function validateAgent(
  { database, checkWebhook }: Needs,
  scope: Scope,
  { id, candidate }: { id: string | undefined; candidate: Record<string, unknown> },
): Promise<FieldProblem[]> {
  const parsed = agentInput.safeParse(candidate, { reportInput: true });
  const problems = parsed.success ? [] : toFieldProblems(parsed.error);
  const { chat_webhook_url: webhookField, pinecone_index, owner_user_id } = agentInput.shape;
  const webhook = webhookField.safeParse(candidate.chat_webhook_url).data;
  const index = pinecone_index.safeParse(candidate.pinecone_index).data;
  const owner = owner_user_id.safeParse(candidate.owner_user_id).data;
  if (webhook !== undefined) {
    const problem = await checkWebhook({ companyId: scope.companyId, address: webhook });
    if (problem !== undefined) problems.push({ path: 'chat_webhook_url', code: problem });
  }
  await database.inCompany(
    scope,
    async (tx) => {
      const stored = id === undefined ? undefined : await findAgentRow(tx, scope, id);
      if (index !== undefined && index !== stored?.pinecone_index) {
        if (stored !== undefined) {
          problems.push({ path: 'pinecone_index', code: 'agents:errors.index_locked' });
        } else if (await isIndexTaken(tx, scope, index)) {
          problems.push({ path: 'pinecone_index', code: 'agents:errors.index_taken' });
        }
      }
      if (owner !== undefined && !(await isEmployee(tx, scope, owner))) {
        problems.push({ path: 'owner_user_id', code: 'agents:errors.owner_unknown' });
      }
    },
    { readOnly: true },
  );
  return problems;
}
