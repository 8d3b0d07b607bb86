import {
  approvedChecks,
  quotaSortKeys,
  quotaStatuses,
} from '#modules/farmer-quotas/contract/quota-choices.ts';
import {
  defineListSearch,
  defineSearch,
  optionalChoice,
  optionalWord,
  sorting,
  tabOf,
} from '#platform/web/navigation/search.ts';

/** What of the list is in its address. */
export const quotaListSearch = defineListSearch({
  /** The name of a season; without one the latest open season. */
  season: optionalWord(),
  status: optionalChoice(quotaStatuses),
  contact_province_id: optionalWord(),
  contact_district_id: optionalWord(),
  contact_subdistrict_id: optionalWord(),
  office_id: optionalWord(),
  checks: optionalChoice(approvedChecks),
  /** Opens the import from a file. */
  import: optionalWord(),
  sort: sorting(quotaSortKeys, '-created_at'),
});

/** What of a quota's screen is in its address: the tab, which may be another module's. */
export const quotaDetailSearch = defineSearch({
  tab: tabOf(['overview', 'documents', 'history']),
});
