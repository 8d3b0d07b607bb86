import { z } from 'zod';
import { seasonErrors } from '#modules/farmer-quotas/contract/seasons.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plotPermissions } from './permissions.ts';

export const takeOverEvents = defineEvents('land-plots', ['taken_over']);

export const takeOverRoute = defineRoute({
  method: 'POST',
  path: '/v1/land-plots/take-over',
  access: plotPermissions.names.manage,
  summary:
    'Register the plots of one season under the quotas that their farmers have in another; repeating it changes nothing',
  body: z.strictObject({ from_season_id: recordId, to_season_id: recordId }),
  refuses: [seasonErrors.season_closed],
  answers: {
    200: z.object({
      moved: z.number().int(),
      /** Plots whose farmers have no open quota in the other season. */
      left: z.number().int(),
    }),
  },
});
