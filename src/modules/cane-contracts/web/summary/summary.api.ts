import { CANE_CONTRACT } from '#modules/cane-contracts/contract/contracts.ts';
import * as routes from '#modules/cane-contracts/contract/summary.ts';
import { defineListQuery } from '#platform/web/query/define-query.ts';

export const summaryQuery = defineListQuery(
  routes.summariseContractsRoute,
  [CANE_CONTRACT, 'summary'],
  { persist: false },
);
