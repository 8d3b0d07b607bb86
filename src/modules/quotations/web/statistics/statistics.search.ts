import { defineSearch, optionalWord } from '#platform/web/navigation/search.ts';

/** The days between which quotations are counted; the last twelve months where none is chosen. */
export const statisticsSearch = defineSearch({
  date_from: optionalWord(),
  date_to: optionalWord(),
});
