import {
  contractSortKeys,
  contractTypes,
} from '#modules/cane-contracts/contract/contract-choices.ts';
import { contractStatuses } from '#modules/cane-contracts/contract/contract-status.ts';
import {
  defineListSearch,
  defineSearch,
  optionalChoice,
  optionalWord,
  sorting,
  tabOf,
} from '#platform/web/navigation/search.ts';

/** What of the list is in its address. */
export const contractListSearch = defineListSearch({
  status: optionalChoice(contractStatuses),
  contractType: optionalChoice(contractTypes),
  seasonId: optionalWord(),
  sort: sorting(contractSortKeys, '-createdAt'),
});

/** What of a contract's screen is in its address: the tab. */
export const contractDetailSearch = defineSearch({
  tab: tabOf(['overview', 'files', 'paper', 'history']),
});

/** What a new contract begins with: its quota, and a plot. */
export const createContractSearch = defineSearch({
  quotaId: optionalWord(),
  plotId: optionalWord(),
});

/** The season that is summed up. */
export const summarySearch = defineSearch({ seasonId: optionalWord() });
