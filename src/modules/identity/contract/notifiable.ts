import { identityPermissions } from './permissions.ts';
import { properties, type NotifiableEvents } from '#platform/contract/notifiable.ts';
import { identityEvents, MEMBERSHIP } from './events.ts';

const userProperties = {
  username: properties.text(),
  email: properties.text(),
  employee: properties.person({ path: 'employee_id', title: 'directory:entities.employee' }),
};

/** Events of users that people of the company can be notified of. */
export const notifiableUsers: NotifiableEvents = {
  feature: 'user',
  permission: identityPermissions.name('read'),
  events: {
    [identityEvents.user_created]: 'Succession',
    [identityEvents.user_left]: 'Anomaly',
    [identityEvents.user_deactivated]: 'Anomaly',
    [identityEvents.user_reactivated]: 'Succession',
    [identityEvents.link_delayed]: 'Anomaly',
    [identityEvents.link_not_mailed]: 'Anomaly',
    [identityEvents.security_changed]: 'Anomaly',
  },
  reachActor: [identityEvents.security_changed],
  properties: userProperties,
};

/** Who has come into the company: those who come are notified, whatever they may see of users. */
export const notifiableMemberships: NotifiableEvents = {
  feature: MEMBERSHIP,
  events: { [identityEvents.user_joined]: 'Succession' },
  properties: {
    ...userProperties,
    tell: properties.chosen(),
    /** The username of the actor who is not an employee. */
    let_in_by: properties.text(),
  },
  // To the company itself, as not everybody sees its users.
  place: () => ({ entity: MEMBERSHIP }),
};

/** Events of the company's own roles that people can be notified of. */
export const notifiableRoles: NotifiableEvents = {
  feature: 'role',
  permission: identityPermissions.name('read'),
  events: {
    [identityEvents.role_created]: 'Anomaly',
    [identityEvents.role_changed]: 'Anomaly',
    [identityEvents.role_deleted]: 'Anomaly',
  },
  properties: { name: properties.text() },
};
