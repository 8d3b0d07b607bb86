import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { contractPermissions } from './permissions.ts';

export const farmerSummary = z.object({
  farmerId: recordId,
  farmerName: z.string(),
  /** Of the season. */
  quotaId: recordId,
  quotaCode: z.string(),
  contracts: z.number().int(),
  /** Tons of contracts that are approved, active or closed. */
  promisedTons: z.number(),
  /** Baht of their support items. */
  advanced: z.number(),
});

export type FarmerSummary = z.output<typeof farmerSummary>;

export const summariseContractsRoute = defineRoute({
  method: 'GET',
  path: '/v1/contracts/summary',
  access: contractPermissions.names.read,
  summary: 'What each farmer promised in a season and was advanced, the most tons first',
  query: z.object({ ...pageParameters, seasonId: recordId }),
  answers: {
    200: page(farmerSummary).extend({
      /** Of all farmers of the season. */
      promisedTons: z.number(),
      advanced: z.number(),
    }),
  },
});
