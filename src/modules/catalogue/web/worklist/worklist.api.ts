import * as routes from '#modules/catalogue/contract/worklist.ts';
import { defineListQuery } from '#platform/web/query/define-query.ts';

/** What is missing in entries; each edit may take one out. */
export const worklistQuery = defineListQuery(
  routes.worklistRoute,
  ['catalogue_entry', 'worklist'],
  { staleTime: 0, persist: false, about: ['catalogue_company', 'engine'] },
);
