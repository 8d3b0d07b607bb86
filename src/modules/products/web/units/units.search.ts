import { unitSortKeys } from '#modules/products/contract/product-choices.ts';
import { defineListSearch, optionalWord, sorting } from '#platform/web/navigation/search.ts';

/** What of the list is in its address. */
export const unitListSearch = defineListSearch({
  sort: sorting(unitSortKeys, 'name'),
  /** Opens the form of a new unit, also from the quick actions. */
  create: optionalWord(),
});
