import { CHANNELS } from '#modules/notifications/contract/channel-names.ts';
import { FAILURE_REASONS } from '#modules/notifications/contract/failure-reasons.ts';
import { defineListSearch, optionalChoice, sorting } from '#platform/web/navigation/search.ts';

const OTHER_STATES = ['queued'] as const;

/** What of the list is in its address: what failed, or what waits. */
export const failureListSearch = defineListSearch(
  {
    state: optionalChoice(OTHER_STATES),
    channel: optionalChoice(CHANNELS),
    reason: optionalChoice(FAILURE_REASONS),
    sort: sorting(['createdAt'], '-createdAt'),
  },
  20,
);
