import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
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

/** Why an agent needs its owner, the most urgent first. */
export const agentTroubles = [
  'sync_failed',
  'webhook_failed',
  'files_failed',
  'quality_dropped',
] as const;

export const ownAgents = z.object({
  agents: z.number().int(),
  files: z.number().int(),
  running_syncs: z.number().int(),
  /** The latest change first. */
  troubled: z.array(
    z.object({
      id: recordId,
      name: z.string(),
      trouble: z.enum(agentTroubles),
      since: instant,
    }),
  ),
  /** Open questions without a good answer that are assigned to the caller, the oldest first. */
  gaps: z.array(
    z.object({
      id: recordId,
      question: z.string(),
      agent: z.object({ id: recordId, name: z.string() }),
      since: instant,
    }),
  ),
});

export const getOwnAgentsRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/mine',
  access: agentPermissions.name('read'),
  summary:
    'Figures of the agents that the caller owns, those that need their owner, and gaps assigned to the caller',
  answers: { 200: ownAgents },
});
