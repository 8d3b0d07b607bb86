import { CHANNELS } from '#modules/notifications/contract/channel-names.ts';
import { customSortKeys, customStages } from '#modules/notifications/contract/custom-stages.ts';
import { settingStatuses } from '#modules/notifications/contract/setting-status.ts';
import {
  choice,
  defineListSearch,
  defineSearch,
  optionalChoice,
  sorting,
} from '#platform/web/navigation/search.ts';

/** What of the list is in its address. */
export const customListSearch = defineListSearch(
  {
    channel: optionalChoice(CHANNELS),
    stage: optionalChoice(customStages),
    status: optionalChoice(settingStatuses),
    sort: sorting(customSortKeys, '-createdAt'),
  },
  20,
);

/** What of one message is in its address: the step of a draft, and the tab of what is sent. */
export const customDetailSearch = defineSearch({
  step: choice(['basics', 'content', 'recipients', 'review']),
  tab: choice(['details', 'receivers', 'history']),
});
