import { quotaStatuses } from '#modules/farmer-quotas/contract/quota-choices.ts';
import {
  areaAgreements,
  deedKinds,
  ownershipTypes,
  plotSortKeys,
} from '#modules/land-plots/contract/plot-choices.ts';
import {
  defineListSearch,
  defineSearch,
  optionalChoice,
  optionalWord,
  sorting,
  tabOf,
} from '#platform/web/navigation/search.ts';

/** The filters that the list and the map have in their addresses. */
export const plotFilterSearch = {
  season_id: optionalWord(),
  office_id: optionalWord(),
  quota_status: optionalChoice(quotaStatuses),
  variety: optionalWord(),
  ownership_type: optionalChoice(ownershipTypes),
  deed_kind: optionalChoice(deedKinds),
  area_agreement: optionalChoice(areaAgreements),
  province_id: optionalWord(),
  district_id: optionalWord(),
  subdistrict_id: optionalWord(),
};

/** What of the list is in its address. */
export const plotListSearch = defineListSearch({
  ...plotFilterSearch,
  /** Opens the take-over to a new season. */
  take_over: optionalWord(),
  sort: sorting(plotSortKeys, '-created_at'),
});

/** What of a plot's screen is in its address: the tab, which may be another module's. */
export const plotDetailSearch = defineSearch({
  tab: tabOf(['overview', 'crops', 'history']),
});

/** What a new plot begins with. */
export const createPlotSearch = defineSearch({ quota_id: optionalWord() });
