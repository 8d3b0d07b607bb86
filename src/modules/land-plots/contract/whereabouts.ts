import { z } from 'zod';
import { placeId, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plotPermissions } from './permissions.ts';

/** By what it is known where a new plot probably is, the nearest first. */
export const whereaboutsSources = ['farmer', 'subdistrict', 'district', 'province'] as const;

export const whereaboutsRoute = defineRoute({
  method: 'GET',
  path: '/v1/land-plots/whereabouts',
  access: plotPermissions.names.read,
  summary: 'Where a new plot probably is, by the plots of its farmer and those around its address',
  description:
    'Without a `subdistrict_id`, the contact address of the quota is the address. `box` is null where nothing is known.',
  query: z.object({ quota_id: recordId.optional(), subdistrict_id: placeId.optional() }),
  answers: {
    200: z.object({
      source: z.enum(whereaboutsSources).nullable(),
      box: z
        .object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })
        .nullable(),
    }),
  },
});
