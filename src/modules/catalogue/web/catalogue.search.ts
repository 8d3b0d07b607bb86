import { choice, defineSearch, optionalWord, words } from '#platform/web/navigation/search.ts';

/** `find` is set where somebody came to search. */
export const dashboardSearch = defineSearch({ find: optionalWord() });

export const moduleStatuses = ['all', 'active', 'inactive'] as const;

/** `expand` is the code of the module that stands open. */
export const explorerSearch = defineSearch({
  search: words(),
  status: choice(moduleStatuses),
  expand: optionalWord(),
});

/** `highlight` is the code of the field that somebody was looking for. */
export const featureSearch = defineSearch({
  highlight: optionalWord(),
});
