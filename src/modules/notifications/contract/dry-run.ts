import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { instant } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { CHANNELS } from './channel-names.ts';
import { condition } from './conditions.ts';
import { notificationPermissions } from './permissions.ts';

/** How many of the latest events of its kind a draft is tried on. */
export const DRY_RUN_EVENTS = 500;

/** How many people of one event are named; the others are counted. */
export const DRY_RUN_PEOPLE = 100;

/** What would become of the message to a person on a channel. */
export const DRY_RUN_OUTCOMES = [
  'included',
  'excluded',
  'no_address',
  'not_allowed',
  'muted',
] as const;

export const dryRunPerson = z.object({
  recipient: z.string(),
  name: z.string(),
  channel: z.enum(CHANNELS),
  outcome: z.enum(DRY_RUN_OUTCOMES),
  /** The row of the recipients or exceptions that decided: `recipients.0`. */
  rules: z.array(z.string()),
});

export const dryRunEvent = z.object({
  sequence: z.number().int(),
  at: instant,
  entity_id: z.string(),
  name: z.string().nullable(),
  fires: z.boolean(),
  /** The conditions that decided, with what the event has there. */
  decided_by: z.array(z.object({ condition, actual: z.unknown(), met: z.boolean() })),
  /** The texts as they would be sent, in the language asked for. */
  title: z.string(),
  message: z.string(),
  /** How many people would get it, on whatever channels. */
  included: z.number().int(),
  people: z.array(dryRunPerson).max(DRY_RUN_PEOPLE),
  more_people: z.number().int(),
});

export type DryRunEvent = z.output<typeof dryRunEvent>;

export const dryRunRoute = defineRoute({
  method: 'GET',
  path: '/api/notification-settings/:id/dry-run',
  access: notificationPermissions.name('read'),
  summary: `Try the draft on the last events of its kind, at most ${DRY_RUN_EVENTS}; nothing is sent`,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(DRY_RUN_EVENTS).default(DRY_RUN_EVENTS),
    /** Of the texts; without it the caller's. */
    language: z.enum(LANGUAGES).optional(),
  }),
  answers: {
    200: data(
      z.object({
        events: z.number().int(),
        firing: z.number().int(),
        people: z.number().int(),
        results: z.array(dryRunEvent),
      }),
    ),
  },
});
