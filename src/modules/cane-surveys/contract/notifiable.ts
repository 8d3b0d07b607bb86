import {
  properties,
  type NotifiableEvents,
  type NotifiedEvent,
} from '#platform/contract/notifiable.ts';
import { surveyPermissions } from './permissions.ts';
import { caneTypes, leafColors } from './survey-choices.ts';
import { CANE_SURVEY, surveyEvents } from './surveys.ts';
import { SURVEY_VISIT, visitEvents } from './visits.ts';

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

/** Events of plans of days that people can be notified of. */
export const notifiableVisits: NotifiableEvents = {
  feature: SURVEY_VISIT,
  permission: surveyPermissions.name('write'),
  events: {
    [visitEvents.visit_planned]: 'Succession',
    [visitEvents.visit_changed]: 'Succession',
    [visitEvents.visit_skipped]: 'Anomaly',
    [visitEvents.visit_resumed]: 'Succession',
    [visitEvents.visit_deleted]: 'Anomaly',
  },
  properties: {
    deed_number: properties.text(),
    planned_on: properties.date(),
    surveyor: properties.person({ path: 'surveyor_id', title: 'cane-surveys:fields.surveyor_id' }),
    note: properties.text(),
    skip_reason: properties.text(),
    /** Who goes there, or planned it. */
    tell: properties.chosen(),
  },
  place: (event) => ({
    within: `${fieldOf(event, 'planned_on')}/${fieldOf(event, 'surveyor_id')}`,
  }),
};

function fieldOf({ before, after }: NotifiedEvent, name: string): string {
  const record = after ?? before;
  return typeof record === 'object' && record !== null ? String(Reflect.get(record, name)) : '';
}
