import * as routes from '#modules/catalogue/contract/activity.ts';
import { defineListQuery } from '#platform/web/query/define-query.ts';

/** No event reports what others do meanwhile: each visit asks again. */
const settings = { staleTime: 0, persist: false } as const;

export const activityQuery = defineListQuery(
  routes.listActivityRoute,
  ['air_activity', 'list'],
  settings,
);
export const missedSearchesQuery = defineListQuery(
  routes.missedSearchesRoute,
  ['air_activity', 'missed'],
  settings,
);
