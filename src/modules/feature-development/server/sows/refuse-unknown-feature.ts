import { refuseAtField } from '#platform/server/records/refuse-at-field.ts';

/** Reports a feature that the catalogue does not have at its field. */
export const refuseUnknownFeature = refuseAtField({
  sows_feature: { path: 'feature_id', code: 'feature-development:errors.feature_unknown' },
});
