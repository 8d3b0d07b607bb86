import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';
import { agentPermissions } from './agents.permissions.ts';
import { agentParams } from './agents.routes.ts';
import { indexGeneration } from './index-generation.ts';

const answers = { 200: z.object({ data: z.array(indexGeneration) }) };
const body = z.strictObject({ number: z.number().int().min(0) });

/** With other settings a sync builds another index aside and switches to it when it finds no less. */
export const listGenerationsRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/indexes',
  access: agentPermissions.name('read'),
  summary: 'The index of an agent that answers, and those beside it',
  params: agentParams,
  answers,
});

/** The one that answered is kept, and the settings of the agent become those of the one that answers now. */
export const switchGenerationRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/indexes/switch',
  access: agentPermissions.name('write'),
  summary: 'Answer from the index that is ready, or go back to the one that is kept',
  params: agentParams,
  body,
  answers,
});

/** Where it was built with new settings, the agent has those of the index that answers again. */
export const discardGenerationRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/indexes/discard',
  access: agentPermissions.name('write'),
  summary: 'Throw an index away that does not answer',
  params: agentParams,
  body,
  answers,
});
