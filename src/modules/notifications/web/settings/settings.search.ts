import { settingSortKeys } from '#modules/notifications/contract/setting-sort-keys.ts';
import { settingStatuses } from '#modules/notifications/contract/setting-status.ts';
import { NOTIFIABLE_TYPES } from '#platform/contract/notifiable-types.ts';
import {
  choice,
  defineListSearch,
  defineSearch,
  optionalChoice,
  optionalWord,
  sorting,
} from '#platform/web/navigation/search.ts';

/** What of the list is in its address. */
export const settingListSearch = defineListSearch(
  {
    type: optionalChoice(NOTIFIABLE_TYPES),
    module_id: optionalWord(),
    feature_id: optionalWord(),
    event_id: optionalWord(),
    status: optionalChoice(settingStatuses),
    sort: sorting(settingSortKeys, '-createdAt'),
    /** Opens the form of a new setting, also from the quick actions. */
    create: optionalWord(),
  },
  20,
);

/** What of one setting is in its address: the tab. */
export const settingDetailSearch = defineSearch({
  tab: choice(['details', 'history', 'dry-run', 'versions']),
});
