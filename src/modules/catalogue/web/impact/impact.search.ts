import { choice, defineSearch } from '#platform/web/navigation/search.ts';

export const impactDirections = ['downstream', 'upstream'] as const;

export const impactViews = ['list', 'graph'] as const;

/** What uses a field, or what it is made from. */
export const impactSearch = defineSearch({
  direction: choice(impactDirections),
  view: choice(impactViews),
});
