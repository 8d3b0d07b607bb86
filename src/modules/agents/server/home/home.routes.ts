import { getOwnAgentsRoute, summariseAgentsRoute } from '#modules/agents/contract/home.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { summariseAgents } from './home.queries.ts';
import { findOwnAgents } from './own-agents.queries.ts';

export function serveHome(serve: Serve, { modelOf }: AgentsContext): void {
  serve.transaction(summariseAgentsRoute, ({ tx, scope }) => summariseAgents(tx, scope, modelOf));

  serve.transaction(getOwnAgentsRoute, ({ tx, scope }) => findOwnAgents(tx, scope));
}
