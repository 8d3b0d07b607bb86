import { defineSearch, optionalWhole, optionalWord } from '#platform/web/navigation/search.ts';

/** Whose plan of which day is open: without them, one's own of today. */
export const planSearch = defineSearch({
  planned_on: optionalWord(),
  surveyor_id: optionalWhole(),
});
