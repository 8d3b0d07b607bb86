import { z } from 'zod';
import { errors } from '#platform/contract/errors.ts';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { contractStatuses } from './contract-status.ts';
import { contractPermissions } from './permissions.ts';

/** A plot in a contract. */
export const contractedPlot = z.object({
  plotId: recordId,
  deedNumber: z.string(),
  contractId: recordId,
  code: z.string(),
  status: z.enum(contractStatuses),
});

export type ContractedPlot = z.output<typeof contractedPlot>;

export const contractedPlotsRoute = defineRoute({
  method: 'GET',
  path: '/v1/contracts/contracted-plots',
  access: contractPermissions.names.read,
  summary:
    'Which plots of the farmer of a quota are in contracts of its season, unless these were rejected or cancelled',
  query: z.object({ quotaId: recordId }),
  refuses: [errors.not_found],
  answers: { 200: z.object({ data: z.array(contractedPlot) }) },
});
