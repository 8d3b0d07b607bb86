import { enginePermissions } from './permissions.ts';
import { properties, type NotifiableEvents } from '#platform/contract/notifiable.ts';
import { engineStatuses, engineTypes } from './engine-status.ts';
import { ENGINE, engineEvents } from './engines.ts';

/** Events of engines that people can be notified of. */
export const notifiableEngines: NotifiableEvents = {
  feature: ENGINE,
  permission: enginePermissions.name('read'),
  events: {
    [engineEvents.created]: 'Succession',
    [engineEvents.updated]: 'Succession',
    [engineEvents.deprecated]: 'Anomaly',
    [engineEvents.deactivated]: 'Anomaly',
    [engineEvents.deleted]: 'Anomaly',
  },
  properties: {
    code: properties.text(),
    name: properties.text(),
    type: properties.choice(engineTypes),
    status: properties.choice(engineStatuses),
    used_in_count: properties.number(),
    retires_on: properties.date(),
    created_by: properties.person({ title: 'platform:fields.created_by_name' }),
    updated_by: properties.person({ title: 'platform:fields.updated_by_name' }),
    tell: properties.chosen(),
  },
};
