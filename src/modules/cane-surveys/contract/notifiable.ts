import { properties, type NotifiableEvents } from '#platform/contract/notifiable.ts';
import { surveyPermissions } from './permissions.ts';
import { caneTypes, leafColors } from './survey-choices.ts';
import { CANE_SURVEY, surveyEvents } from './surveys.ts';

/** Events of cane surveys that people can be notified of. */
export const notifiableSurveys: NotifiableEvents = {
  feature: CANE_SURVEY,
  permission: surveyPermissions.name('read'),
  events: {
    [surveyEvents.created]: 'Succession',
    [surveyEvents.updated]: 'Succession',
    [surveyEvents.deleted]: 'Anomaly',
  },
  properties: {
    deed_number: properties.text(),
    farmer_name: properties.text(),
    season: properties.text(),
    cane_type: properties.choice(caneTypes),
    leaf_color: properties.choice(leafColors),
    disease_pest: properties.text(),
    tons_per_rai: properties.number(),
    metres_from_plot: properties.number(),
  },
};
