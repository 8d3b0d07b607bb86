import * as contract from '#modules/products/contract/units.ts';
import { defineListSearch, optionalWord, sorting } from '#platform/web/navigation/search.ts';

/** What of the list is in its address. */
export const unitListSearch = defineListSearch({
  sort: sorting(contract.unitSortKeys, 'name'),
  /** Opens the form of a new unit, also from the quick actions. */
  create: optionalWord(),
});
