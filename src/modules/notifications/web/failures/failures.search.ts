import { CHANNELS } from '#modules/notifications/contract/channel-names.ts';
import {
  defineListSearch,
  optionalChoice,
  optionalWord,
  sorting,
} from '#platform/web/navigation/search.ts';

/** What of the list is in its address. */
export const failureListSearch = defineListSearch(
  {
    channel: optionalChoice(CHANNELS),
    reason: optionalWord(),
    sort: sorting(['createdAt'], '-createdAt'),
  },
  20,
);
