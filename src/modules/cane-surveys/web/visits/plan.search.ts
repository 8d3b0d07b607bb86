import { defineSearch, optionalWhole, optionalWord } from '#platform/web/navigation/search.ts';

/** Whose plan of which day is open: without them, that of today, of everybody for those who manage surveys, else one's own. */
export const planSearch = defineSearch({
  planned_on: optionalWord(),
  surveyor_id: optionalWhole(),
});
