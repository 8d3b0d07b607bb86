import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { CHANNELS } from './channel-names.ts';
import { listedCustom } from './customs.ts';
import { notificationPermissions } from './permissions.ts';

const read = notificationPermissions.name('read');
const path = '/api/notification-customs';

/** How many people a message would reach now. */
export const customReach = z.object({
  people: z.number().int(),
  employees: z.number().int(),
  outside: z.number().int(),
  /** How many of them have an address on each channel. */
  email: z.number().int(),
  phone: z.number().int(),
});

export type CustomReach = z.output<typeof customReach>;

export const customReachRoute = defineRoute({
  method: 'GET',
  path: `${path}/:id/reach`,
  access: read,
  summary: 'How many people it would reach now',
  answers: { 200: data(customReach) },
});

export const customFunnelRoute = defineRoute({
  method: 'GET',
  path: `${path}/:id/funnel`,
  access: read,
  summary: 'What became of a message, channel by channel',
  answers: {
    200: data(
      z.array(
        listedCustom.shape.recipients_total.extend({
          channel: z.enum(CHANNELS),
          record_id: recordId,
          record_code: z.string(),
          delivered: z.number().int(),
          waiting_for_quiet_hours: z.number().int(),
        }),
      ),
    ),
  },
});
