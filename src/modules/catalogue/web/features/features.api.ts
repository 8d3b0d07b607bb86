import * as routes from '#modules/catalogue/contract/features.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { RECORD_AGE } from '../entries/answer-ages.ts';

const settings = {
  staleTime: RECORD_AGE,
  about: ['catalogue_company', 'catalogue_entry'],
} as const;
const levelSettings = { ...settings, gcTime: RECORD_AGE, persist: false } as const;

export const featureQuery = defineQuery(
  routes.getFeatureByIdRoute,
  ['catalogue_feature', 'detail'],
  settings,
);
export const deepLevelQuery = defineQuery(
  routes.listDeepLevelByIdRoute,
  ['catalogue_feature', 'deep'],
  levelSettings,
);
export const processLevelQuery = defineQuery(
  routes.listProcessLevelByIdRoute,
  ['catalogue_feature', 'process'],
  levelSettings,
);
export const analyticLevelQuery = defineQuery(
  routes.listAnalyticLevelByIdRoute,
  ['catalogue_feature', 'analytic'],
  levelSettings,
);
