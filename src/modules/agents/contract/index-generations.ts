import { agentErrors } from './errors.ts';
import { embeddingInUse } from './agents.ts';
import { z } from 'zod';
import { instant } from '#platform/contract/ids.ts';
import { qualityFigures } from './question-set.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agentPermissions } from './permissions.ts';

/**
 * `live` answers questions. `building` is being built beside it with other settings. `ready` is built and waits
 * for a person to switch to it. `kept` was live before and can be restored.
 */
export const generationStates = ['live', 'building', 'ready', 'kept'] as const;

/** How a new index compares with the live one, by the agent's question set. */
export const indexComparison = z.object({
  at: instant,
  /** Over the questions of the set; none where it is empty. */
  before: qualityFigures,
  after: qualityFigures,
  /** Questions whose file people would no longer see. */
  lost: z.array(z.string()),
  /** Files that are in the live index and not in the new one. */
  files_missing: z.array(z.string()),
  /** Why the questions could not be asked. */
  failure: z.enum(['model-unavailable', 'index-unavailable']).nullable(),
});

export type IndexComparison = z.output<typeof indexComparison>;

export const indexGeneration = z.object({
  number: z.number().int(),
  state: z.enum(generationStates),
  embedding_model: z.string(),
  /** What its passages were really turned into numbers by. */
  embedding_in_use: embeddingInUse,
  chunk_size: z.number().int(),
  chunk_overlap: z.number().int(),
  files: z.number().int(),
  chunks: z.number().int(),
  begun_at: instant,
  /** Since when, or when last, it was live. */
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
  summary: 'The live index of an agent, and those beside it',
  answers,
});

/** The live one is archived, and the agent gets the settings of the one that is live now. */
export const switchGenerationRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/indexes/switch',
  access: agentPermissions.name('write'),
  summary: 'Answer from the index that is ready, or restore the previous one',
  body,
  answers,
  refuses: [agentErrors.index_gone, agentErrors.index_not_ready, agentErrors.sync_running],
});

/** Where it was built with new settings, the agent gets those of the live index again. */
export const discardGenerationRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/indexes/discard',
  access: agentPermissions.name('write'),
  summary: 'Discard an index that is not live',
  body,
  answers,
  refuses: [agentErrors.index_gone, agentErrors.index_answers, agentErrors.sync_running],
});
