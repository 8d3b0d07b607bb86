import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { employeeId, recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agent, agentChange, agentInput, embeddingInUse } from './agent.ts';
import { agentPermissions } from './agents.permissions.ts';
import { syncStatuses } from './sync-job.ts';
import { plainText } from '#platform/contract/text-fields.ts';

export const agentParams = z.object({ id: recordId });

export const agentSortKeys = [
  'name',
  '-name',
  'code',
  '-code',
  'pinecone_index',
  '-pinecone_index',
  'files_count',
  '-files_count',
  'latest_sync_at',
  '-latest_sync_at',
  'created_at',
  '-created_at',
  'updated_at',
  '-updated_at',
] as const;

export const listAgentsRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents',
  access: agentPermissions.name('read'),
  summary: 'Agents of the company; `search` looks into name, code, description and tags',
  query: z.object({
    ...pageParameters,
    search: plainText(200).default(''),
    sort: z.enum(agentSortKeys).default('-created_at'),
    /** Only agents whose latest sync stands so. */
    latest_sync_status: z.enum(syncStatuses).optional(),
    /** Only the agents of this employee. */
    owner_user_id: employeeId.optional(),
  }),
  answers: { 200: page(agent) },
});

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
      /** Agents whose latest sync failed. */
      failed_syncs: z.number().int(),
      /** What compares texts for an agent that keeps the usual model: said before there is an agent. */
      embedding_in_use: embeddingInUse,
    }),
  },
});

export const getAgentRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id',
  access: agentPermissions.name('read'),
  summary: 'One agent',
  params: agentParams,
  answers: { 200: agent },
});

export const createAgentRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents',
  access: agentPermissions.name('write'),
  summary: 'Create an agent',
  body: agentInput,
  answers: { 201: agent },
});

/** Answers 409 with the stored agent in `current` when somebody saved after `updated_at`. */
export const updateAgentRoute = defineRoute({
  method: 'PUT',
  path: '/v1/agents/:id',
  access: agentPermissions.name('write'),
  summary: 'Change an agent; the name of its index cannot change',
  params: agentParams,
  body: agentChange,
  answers: { 200: agent },
});

/** Cancels a running sync and removes files, vectors and history with the agent. */
export const deleteAgentRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/agents/:id',
  access: agentPermissions.name('delete'),
  summary: 'Delete an agent; `confirm_name` must be its name, letter by letter',
  params: agentParams,
  body: z.strictObject({ confirm_name: z.string().max(1_000) }),
  answers: { 204: z.undefined() },
});

/** Takes any object: what is wrong with it is the answer, not a failure of the call. */
export const validateAgentRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/validate',
  access: agentPermissions.name('write'),
  summary: 'Check an agent without saving it; with `id`, as a change of that agent',
  body: z.looseObject({ id: recordId.optional() }),
  answers: {
    200: z.object({
      valid: z.boolean(),
      fields: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
    }),
  },
});
