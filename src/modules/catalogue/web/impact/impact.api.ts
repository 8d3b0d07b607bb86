import * as routes from '#modules/catalogue/contract/impact.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';

/** One step from a field, or from an engine; edits of any entry may change it. */
export const impactQuery = defineQuery(routes.impactRoute, ['catalogue_feature', 'impact'], {
  about: ['catalogue_company', 'catalogue_entry', 'engine'],
  staleTime: 60_000,
  gcTime: 5 * 60_000,
  persist: false,
});
