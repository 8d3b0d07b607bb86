import { z } from 'zod';
import { defineRoute } from './route.ts';

/** Shorter texts are part of nearly every name. */
export const SHORTEST_SEARCH = 2;

/** A record that a search found, with what it takes to name it and to find its screen. */
export const foundRecord = z.object({
  /** Kind of record, as events name it. */
  entity: z.string(),
  id: z.string(),
  name: z.string(),
  /** What tells it from others of its name, such as a code. */
  detail: z.string(),
  /** The record it lies in, as a file does in its agent. */
  within: z.string().nullable(),
});

export type FoundRecord = z.output<typeof foundRecord>;

/** Records of every kind, for whoever knows a name and not the way. */
export const searchRoute = defineRoute({
  method: 'GET',
  path: '/v1/search',
  access: 'member',
  summary: 'The few records of each kind that best fit `q`, of those which the caller may see',
  query: z.object({ q: z.string().trim().min(SHORTEST_SEARCH).max(100) }),
  answers: { 200: z.object({ data: z.array(foundRecord) }) },
});
