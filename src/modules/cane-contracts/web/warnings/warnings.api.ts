import { contractedPlotsRoute } from '#modules/cane-contracts/contract/contracted-plots.ts';
import { CANE_CONTRACT } from '#modules/cane-contracts/contract/contracts.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';

export const contractedPlotsQuery = defineQuery(contractedPlotsRoute, [CANE_CONTRACT, 'plots'], {
  fresh: true,
});
