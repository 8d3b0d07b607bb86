import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';

export const passage = z.object({
  file_id: recordId,
  filename: z.string(),
  chunk_no: z.number().int(),
  text: z.string(),
  /** 0 to 1, best first. */
  score: z.number().min(0).max(1),
  page: z.number().int().optional(),
});

export type Passage = z.output<typeof passage>;

/** Why the scores rest on keywords alone, where they do. */
export const withoutVectors = z.enum(['model-unavailable', 'index-unavailable']).optional();
