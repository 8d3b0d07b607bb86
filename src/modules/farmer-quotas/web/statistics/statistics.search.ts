import { defineSearch, optionalWord } from '#platform/web/navigation/search.ts';

/** What of the statistics is in their address. */
export const statisticsSearch = defineSearch({
  /** The name of a season; without one the latest open season. */
  season: optionalWord(),
});
