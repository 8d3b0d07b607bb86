import type { Agent, AgentInput } from '#modules/agents/contract/agents.ts';
import { agentEvents } from '#modules/agents/contract/events.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { nextNumber } from '#platform/server/database/counters.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { AgentKeeper } from './agents.queries.ts';
import { requireActiveOwner } from './require-active-owner.ts';

export const AGENT_NUMBERS = 'agents';

interface Creation {
  readonly input: AgentInput;
  readonly agentKeeper: AgentKeeper;
  /** Taken from the counter before the transaction; without one the next is taken here. */
  readonly number?: number;
}

export async function createAgent(
  tx: Transaction,
  scope: Scope,
  { input, agentKeeper, number }: Creation,
): Promise<Agent> {
  const code = codeOf(number ?? (await nextNumber(tx, scope, AGENT_NUMBERS)));
  return agentKeeper.create(tx, scope, {
    event: agentEvents.created,
    values: { ...input, code },
    check: requireActiveOwner,
  });
}

function codeOf(number: number): string {
  return `AG-${String(number).padStart(6, '0')}`;
}
