import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { surveyPermissions } from './permissions.ts';
import { surveyFilters } from './surveys.ts';

/** Plots of one map. */
export const MOST_ESTIMATES = 3_000;

const estimate = z.object({
  survey_id: recordId,
  plot_id: recordId,
  deed_number: z.string(),
  farmer_name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  surveyed_at: instant,
  tons_per_rai: z.number(),
  estimated_tons: z.number(),
});

export type Estimate = z.output<typeof estimate>;

export const estimatesRoute = defineRoute({
  method: 'GET',
  path: '/v1/cane-surveys/estimates',
  access: surveyPermissions.names.read,
  summary: `The latest estimate of each plot with where it is, for a map; at most ${MOST_ESTIMATES}`,
  query: z.object(surveyFilters),
  answers: {
    200: z.object({
      /** Plots that have an estimate. */
      total: z.number().int(),
      /** What all of these are expected to yield. */
      tons: z.number(),
      estimates: z.array(estimate),
    }),
  },
});
