import { activityTypes } from '#modules/catalogue/contract/entry-kinds.ts';
import { choice, defineSearch, optionalChoice, whole } from '#platform/web/navigation/search.ts';

/** Days that the list of missed searches looks back. */
export const periods = ['7', '30', '90'] as const;

export const activitySearch = defineSearch({
  tab: choice(['missed', 'log']),
  days: choice(periods, '30'),
  type: optionalChoice(activityTypes),
  page: whole(1),
  page_size: whole(25, 100),
});
