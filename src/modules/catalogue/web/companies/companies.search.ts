import { moduleStatuses } from '#modules/catalogue/contract/entry-kinds.ts';
import { choice, defineSearch, optionalWord, words } from '#platform/web/navigation/search.ts';

/** `find` is set where somebody came to search. */
export const dashboardSearch = defineSearch({ find: optionalWord() });

/** `expand` is the code of the open module. */
export const explorerSearch = defineSearch({
  tab: choice(['modules', 'history']),
  search: words(),
  status: choice(moduleStatuses),
  expand: optionalWord(),
});
