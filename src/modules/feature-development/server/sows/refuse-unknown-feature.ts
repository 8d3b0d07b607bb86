import { refuseAtField } from '#platform/server/records/refuse-at-field.ts';

export const refuseUnknownFeature = refuseAtField({
  sows_feature: { path: 'feature_id', code: 'feature-development:errors.feature_unknown' },
});
