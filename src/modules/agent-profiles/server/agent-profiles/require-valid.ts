import { isAgent } from '#modules/agents/server/public.ts';
import { requirePositionInDepartment } from '#modules/directory/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

interface Content {
  readonly department_id: string;
  readonly position_id: string;
  readonly chat_agent_id: string | null;
}

/** Refuses a position of another department, and a chat agent that the company does not have. */
export async function requireValid(
  tx: Transaction,
  scope: Scope,
  { stored, ...content }: Content & { readonly stored?: Content },
): Promise<void> {
  const { department_id, position_id, chat_agent_id } = content;
  if (department_id !== stored?.department_id || position_id !== stored.position_id) {
    await requirePositionInDepartment(tx, scope, { department_id, position_id, path: 'position' });
  }
  if (chat_agent_id === null || chat_agent_id === stored?.chat_agent_id) return;
  if (await isAgent(tx, scope, chat_agent_id)) return;
  throw errors.validation_failed({
    fields: [{ path: 'chat_agent', code: 'agent-profiles:errors.chat_agent_unknown' }],
  });
}
