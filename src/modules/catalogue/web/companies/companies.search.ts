import {
  choice,
  defineSearch,
  optionalChoice,
  optionalWord,
  whole,
  words,
} from '#platform/web/navigation/search.ts';

/** `find` is set where somebody came to search. */
export const dashboardSearch = defineSearch({ find: optionalWord() });

export const moduleStatuses = ['all', 'active', 'inactive'] as const;

/** `expand` is the code of the module that stands open. */
export const explorerSearch = defineSearch({
  tab: choice(['modules', 'history']),
  search: words(),
  status: choice(moduleStatuses),
  expand: optionalWord(),
});

/** `highlight` is the code of the field that somebody was looking for. */
export const featureSearch = defineSearch({
  tab: choice(['levels', 'history']),
  highlight: optionalWord(),
});

export const impactDirections = ['downstream', 'upstream'] as const;

export const impactViews = ['list', 'graph'] as const;

/** What uses a field, or what it is made from. */
export const impactSearch = defineSearch({
  direction: choice(impactDirections),
  view: choice(impactViews),
});

/** As the contract has them, whose file would bring its validator along. */
export const entryKinds = ['company', 'module', 'feature', 'field'] as const;
export const gapKinds = [
  'name_th',
  'description',
  'owner',
  'sample',
  'engine',
  'relation',
] as const;

/** What is missing; companies, modules and features by their ids. */
export const worklistSearch = defineSearch({
  company: optionalWord(),
  module: optionalWord(),
  feature: optionalWord(),
  kind: optionalChoice(entryKinds),
  gap: optionalChoice(gapKinds),
  page: whole(1),
  page_size: whole(25, 100),
});

/** Days that the list of missed searches looks back. */
export const periods = ['7', '30', '90'] as const;

export const activityTypes = ['navigation', 'search', 'view', 'expand', 'filter'] as const;

export const activitySearch = defineSearch({
  tab: choice(['missed', 'log']),
  days: choice(periods, '30'),
  type: optionalChoice(activityTypes),
  page: whole(1),
  page_size: whole(25, 100),
});
