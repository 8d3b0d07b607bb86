import { z } from 'zod';
import { wrapped, wrappedPage } from '#platform/contract/envelopes.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './permissions.ts';
import { entryKinds } from './entry-kinds.ts';

export const activityTypes = ['navigation', 'search', 'view', 'expand', 'filter'] as const;

/** A client that could not send for a while sends several of its batches at once. */
const MOST_AT_ONCE = 100;

/** What else is known of it, by its type. */
const activityDetails = z.strictObject({
  /** Of a search: its text, how much it found, and the place of what was chosen, from 1. */
  query: z.string().max(500).optional(),
  results: z.number().int().min(0).optional(),
  rank: z.number().int().min(1).max(1_000).optional(),
  /** What was opened. */
  entry_kind: z.enum(entryKinds).optional(),
  opened: z.uuid().optional(),
  /** Of a filter: what was chosen. */
  filter: z.string().max(200).optional(),
});

/** What was done in the catalogue; by whom, the server knows from the session. */
const activityInput = z.strictObject({
  /** Made up by the client for as long as a tab is open. */
  session_id: z.string().trim().min(1).max(100),
  timestamp: instant,
  type: z.enum(activityTypes),
  path: z.string().trim().max(1_000),
  details: activityDetails.default({}),
});

export type ActivityInput = z.output<typeof activityInput>;

const accepted = z.object({ accepted: z.number().int() });

export const addActivityRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/activity-logs',
  access: cataloguePermissions.name('read'),
  summary: 'Notes one thing that the caller did in the catalogue',
  body: activityInput,
  answers: { 201: wrapped(accepted) },
});

export const addActivitiesRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/activity-logs/batch',
  access: cataloguePermissions.name('read'),
  summary: 'Notes several things that the caller did, all or none',
  body: z.strictObject({
    entries: z.array(activityInput).min(1).max(MOST_AT_ONCE),
  }),
  answers: { 201: wrapped(accepted) },
});

const activitySubject = z.object({
  kind: z.enum(entryKinds),
  id: recordId,
  code: z.string(),
  /** As it is called now, in the caller's language. */
  name: z.string(),
  /** The company of the catalogue that it lies in. */
  company_id: recordId,
});

export type ActivitySubject = z.output<typeof activitySubject>;

const activityEntry = z.object({
  id: recordId,
  user_id: recordId,
  /** Null for people who are no employees. */
  user_name: z.string().nullable(),
  session_id: z.string(),
  timestamp: instant,
  type: z.enum(activityTypes),
  path: z.string(),
  details: activityDetails,
  /** What it was done with; null where that is gone. */
  subject: activitySubject.nullable(),
});

export type ActivityEntry = z.output<typeof activityEntry>;

export const listActivityRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/activity-logs',
  access: cataloguePermissions.name('read_activity'),
  summary: 'What people did in the catalogue, the newest first',
  query: z.object({ ...pageParameters, type: z.enum(activityTypes).optional() }),
  answers: { 200: wrappedPage(activityEntry) },
});

export const missedSearchesRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/activity-logs/missed-searches',
  access: cataloguePermissions.name('read_activity'),
  summary: 'What was searched and not found in the last days, the most frequent first',
  query: z.object({ days: z.coerce.number().int().min(1).max(365).default(30) }),
  answers: {
    200: wrapped(
      z.array(
        z.object({
          query: z.string(),
          times: z.number().int(),
          people: z.number().int(),
          latest_at: instant,
        }),
      ),
    ),
  },
});

export const frequentSearchesRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/activity-logs/frequent-searches',
  access: cataloguePermissions.name('read'),
  summary: 'What several people searched and found lately, the most frequent first',
  answers: { 200: wrapped(z.array(z.object({ query: z.string(), times: z.number().int() }))) },
});
