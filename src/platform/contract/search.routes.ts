import { z } from 'zod';
import { defineRoute } from './route.ts';

/** Shorter texts occur in nearly every name. */
export const SHORTEST_SEARCH = 2;

/** A record found by a search, with what is needed to show its name and find its screen. */
export const foundRecord = z.object({
  /** Kind of record, as events call it. */
  entity: z.string(),
  id: z.string(),
  name: z.string(),
  /** Distinguishes it from others of the same name, for example a code, a day or a status. */
  detail: z.string(),
  /** The record that contains it, for example the agent of a file. */
  within: z.string().nullable(),
});

export type FoundRecord = z.output<typeof foundRecord>;

/** Records of every kind, for people who know a name but not where to find it. */
export const searchRoute = defineRoute({
  method: 'GET',
  path: '/v1/search',
  access: 'member',
  summary: 'The few records of each kind that best fit `q`, of those which the caller may see',
  query: z.object({ q: z.string().trim().min(SHORTEST_SEARCH).max(100) }),
  answers: {
    200: z.object({
      data: z.array(foundRecord),
      /** The kinds of which more were found than are answered. */
      more: z.array(z.string()),
    }),
  },
});

/** So many records can be named at once. */
export const MOST_NAMED = 20;

/** The names of records that a browser remembers without them, because they are personal. */
export const nameRecordsRoute = defineRoute({
  method: 'GET',
  path: '/v1/search/named',
  access: 'member',
  summary: 'The records of a kind with these ids, of those which the caller may see',
  query: z.object({
    entity: z.string().max(100),
    /** Separated by commas. */
    ids: z.string().max(MOST_NAMED * 40),
  }),
  answers: { 200: z.object({ data: z.array(foundRecord) }) },
});
