import { choice, defineSearch, optionalWord } from '#platform/web/navigation/search.ts';

/** `highlight` is the code of the field that somebody was looking for. */
export const featureSearch = defineSearch({
  tab: choice(['levels', 'history']),
  highlight: optionalWord(),
});
