import { properties, type NotifiableEvents } from '#platform/contract/notifiable.ts';
import { plotPermissions } from './permissions.ts';
import { areaAgreements, deedKinds, ownershipTypes } from './plot-choices.ts';
import { LAND_PLOT, plotEvents } from './plots.ts';

/** Events of land plots that people can be notified of. */
export const notifiablePlots: NotifiableEvents = {
  feature: LAND_PLOT,
  permission: plotPermissions.name('read'),
  events: {
    [plotEvents.created]: 'Succession',
    [plotEvents.updated]: 'Succession',
    [plotEvents.deleted]: 'Anomaly',
  },
  properties: {
    deed_number: properties.text(),
    deed_kind: properties.choice(deedKinds),
    ownership_type: properties.choice(ownershipTypes),
    quota_code: properties.text(),
    season: properties.text(),
    area_rai: properties.number(),
    area_difference_percent: properties.number(),
    area_agreement: properties.choice(areaAgreements),
  },
};
