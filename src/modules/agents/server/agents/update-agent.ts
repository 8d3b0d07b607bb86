import type { Agent, AgentChange } from '#modules/agents/contract/agents.ts';
import { agentErrors } from '#modules/agents/contract/errors.ts';
import { agentEvents } from '#modules/agents/contract/events.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { AgentKeeper } from './agents.queries.ts';
import { requireActiveOwner } from './require-active-owner.ts';

interface Update {
  readonly id: string;
  readonly change: AgentChange;
  readonly agentKeeper: AgentKeeper;
}

/** Changes an agent, unless somebody else did since the editor loaded it. */
export function updateAgent(
  tx: Transaction,
  scope: Scope,
  { id, change, agentKeeper }: Update,
): Promise<Agent> {
  const { updated_at, pinecone_index, ...fields } = change;
  return agentKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: agentEvents.updated,
    values(stored) {
      if (pinecone_index !== stored.pinecone_index) {
        throw agentErrors.index_locked({
          fields: [{ path: 'pinecone_index', code: 'agents:errors.index_locked' }],
        });
      }
      return fields;
    },
    check(stored, changed) {
      // One who left may stay until another is chosen.
      if (stored.owner_user_id !== changed.owner_user_id) requireActiveOwner(changed);
    },
  });
}
