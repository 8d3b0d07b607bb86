import { z } from 'zod';
import { recordId } from './ids.ts';

/** So many records are changed or deleted by one call: a page of a list. */
export const MOST_AT_ONCE = 100;

/**
 * What became of each record of a call about several: those that were refused stay as they were, each
 * with its reason in the caller's language.
 */
export const severalAnswer = z.object({
  done: z.array(recordId),
  refused: z.array(z.object({ id: recordId, code: z.string(), message: z.string() })),
});

export type SeveralAnswer = z.output<typeof severalAnswer>;

/** The records of such a call. */
export const severalIds = z.array(recordId).min(1).max(MOST_AT_ONCE);
