import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';
import { agentPermissions } from './permissions.ts';
import { embeddingInUse } from './agents.ts';

export const summariseAgentsRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/summary',
  access: agentPermissions.name('read'),
  summary: 'Figures for the home page',
  answers: {
    200: z.object({
      agents: z.number().int(),
      files: z.number().int(),
      files_failed: z.number().int(),
      running_syncs: z.number().int(),
      failed_syncs: z.number().int(),
      /** The model for an agent with the default setting: shown before there is an agent. */
      embedding_in_use: embeddingInUse,
    }),
  },
});
