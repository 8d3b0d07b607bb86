import { CHANNELS } from '#modules/notifications/contract/channel-names.ts';
import { FAILURE_REASONS } from '#modules/notifications/contract/failure-reasons.ts';
import { defineListSearch, optionalChoice, sorting } from '#platform/web/navigation/search.ts';

/** What of the list is in its address. */
export const failureListSearch = defineListSearch(
  {
    channel: optionalChoice(CHANNELS),
    reason: optionalChoice(FAILURE_REASONS),
    sort: sorting(['createdAt'], '-createdAt'),
  },
  20,
);
