import {
  customerSortKeys,
  customerStatuses,
  customerTypes,
} from '#modules/customers/contract/customer-choices.ts';
import {
  defineListSearch,
  defineSearch,
  optionalChoice,
  optionalWhole,
  optionalWord,
  sorting,
  tabOf,
} from '#platform/web/navigation/search.ts';

/** What of the list is in its address. */
export const customerListSearch = defineListSearch({
  customer_type: optionalChoice(customerTypes),
  status: optionalChoice(customerStatuses),
  tag_id: optionalWord(),
  province_id: optionalWord(),
  owner_id: optionalWhole(),
  /** Opens the import from a file. */
  import: optionalWord(),
  sort: sorting(customerSortKeys, 'name'),
});

/** What of the bin is in its address. */
export const customerBinSearch = defineListSearch({});

/** What of a customer's screen is in its address: the tab. */
export const customerDetailSearch = defineSearch({
  tab: tabOf(['overview', 'addresses', 'contacts', 'activities', 'files', 'history']),
});
