import { z } from 'zod';
import { instant } from '#platform/contract/ids.ts';
import { qualityFigures } from './question-set.ts';

/**
 * `live` answers questions. `building` is being built aside with other settings. `ready` is built and waits
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
  /** Files that the index of now holds and the new one does not. */
  files_missing: z.array(z.string()),
  /** Why the questions were not asked. */
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
