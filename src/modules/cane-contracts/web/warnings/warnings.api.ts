import * as contracted from '#modules/cane-contracts/contract/contracted-plots.ts';
import * as contract from '#modules/cane-contracts/contract/contracts.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';

export const contractedPlotsQuery = defineQuery(
  contracted.contractedPlotsRoute,
  [contract.CANE_CONTRACT, 'plots'],
  { fresh: true },
);
