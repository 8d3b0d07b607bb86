import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import * as routes from '#modules/agents/contract/index-generations.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { discardGeneration, switchGeneration } from './switch-generation.ts';
import { listGenerations } from './index-generations.queries.ts';

/** The indexes of an agent: the live one, and those that are being built or archived. */
export function serveGenerations(serve: Serve, { jobs }: AgentsContext): void {
  const list = async (tx: Transaction, scope: Scope, agentId: string) => ({
    data: await listGenerations(tx, scope, agentId),
  });

  serve.transaction(routes.listGenerationsRoute, async ({ tx, scope, params }) => {
    const { id } = await findAgentRow(tx, scope, params.id);
    return list(tx, scope, id);
  });

  serve.transaction(routes.switchGenerationRoute, async ({ tx, scope, params, body }) => {
    await switchGeneration(tx, scope, { agentId: params.id, number: body.number, jobs });
    return list(tx, scope, params.id);
  });

  serve.transaction(routes.discardGenerationRoute, async ({ tx, scope, params, body }) => {
    await discardGeneration(tx, scope, { agentId: params.id, number: body.number, jobs });
    return list(tx, scope, params.id);
  });
}
