import { z } from 'zod';
import { instant } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agentPermissions } from './agents.permissions.ts';
import { agentParams } from './agents.routes.ts';

/** When an agent is synced by itself: never, at every full hour, or once a day. */
export const scheduleInput = z.discriminatedUnion('repeat', [
  z.strictObject({ repeat: z.literal('off') }),
  z.strictObject({ repeat: z.literal('hourly') }),
  z.strictObject({
    repeat: z.literal('daily'),
    /** In the time of the company, which is that of Thailand. */
    hour: z.number().int().min(0).max(23),
  }),
]);

export type ScheduleInput = z.output<typeof scheduleInput>;

export const syncSchedule = z.object({
  repeat: z.enum(['off', 'hourly', 'daily']),
  /** Null unless daily. */
  hour: z.number().int().nullable(),
  next_run_at: instant.nullable(),
  /** Name of the person who set it, in whose name the runs start. */
  set_by: z.string().nullable(),
});

export type SyncSchedule = z.output<typeof syncSchedule>;

export const getScheduleRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/sync/schedule',
  access: agentPermissions.name('read'),
  summary: 'When the agent is synced by itself',
  params: agentParams,
  answers: { 200: syncSchedule },
});

/** A run that is due while another goes on is left out; one that was missed is made up for once. */
export const setScheduleRoute = defineRoute({
  method: 'PUT',
  path: '/v1/agents/:id/sync/schedule',
  access: agentPermissions.name('sync'),
  summary: 'Have the agent synced by itself, or no longer',
  params: agentParams,
  body: scheduleInput,
  answers: { 200: syncSchedule },
});
