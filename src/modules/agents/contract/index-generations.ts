import { z } from 'zod';
import { instant } from '#platform/contract/ids.ts';
import { qualityFigures } from './question-set.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agentPermissions } from './permissions.ts';
import { agentParams } from './agent-params.ts';

/**
 * `live` answers questions. `building` is being built beside it with other settings. `ready` is built and waits
 * for a person to switch to it. `kept` answered before and can be gone back to.
 */
export const generationStates = ['live', 'building', 'ready', 'kept'] as const;

/** What a new index comes to beside the one that answers, by the agent's question set. */
export const indexComparison = z.object({
  at: instant,
  /** Over the questions of the set; none where it is empty. */
  before: qualityFigures,
  after: qualityFigures,
  /** Questions whose file people would see no longer. */
  lost: z.array(z.string()),
  /** Files that are in the present index and not in the new one. */
  files_missing: z.array(z.string()),
  /** Why the questions could not be asked. */
  failure: z.enum(['model-unavailable', 'index-unavailable']).nullable(),
});

export type IndexComparison = z.output<typeof indexComparison>;

/** One index of an agent. */
export const indexGeneration = z.object({
  number: z.number().int(),
  state: z.enum(generationStates),
  embedding_model: z.string(),
  chunk_size: z.number().int(),
  chunk_overlap: z.number().int(),
  files: z.number().int(),
  chunks: z.number().int(),
  begun_at: instant,
  /** Since when, or when last, it answered. */
  live_since: instant.nullable(),
  comparison: indexComparison.nullable(),
});

export type IndexGeneration = z.output<typeof indexGeneration>;

const answers = { 200: z.object({ data: z.array(indexGeneration) }) };
const body = z.strictObject({ number: z.int32().min(0) });

/** With other settings a sync builds another index and switches to it when it finds no less. */
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
