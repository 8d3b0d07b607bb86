import { directoryPermissions } from './permissions.ts';
import { properties, type NotifiableEvents } from '#platform/contract/notifiable.ts';
import { employeeEvents } from './employees.ts';
import { organizationEvents } from './organization.ts';

/** Events of employees that people can be notified of. */
export const notifiableEmployees: NotifiableEvents = {
  feature: 'employee',
  // Without it people see nobody but those below them, and an event may be about anybody.
  permission: directoryPermissions.name('read_everyone'),
  events: {
    [employeeEvents.employee_created]: 'Succession',
    [employeeEvents.employee_updated]: 'Succession',
    [employeeEvents.employee_deactivated]: 'Anomaly',
    [employeeEvents.employee_reactivated]: 'Succession',
    [employeeEvents.employee_deleted]: 'Anomaly',
  },
  properties: {
    code: properties.text(),
    first_name_th: properties.text(),
    last_name_th: properties.text(),
    first_name: properties.text(),
    last_name: properties.text(),
    email: properties.text(),
    phone: properties.text(),
    department: properties.unit('department', { path: ['department_id', 'department'] }),
    position: properties.unit('position', { path: ['position_id', 'position'] }),
    manager: properties.person({ path: ['manager_id', 'manager'] }),
  },
};

const unitNames = { name_th: properties.text(), name_en: properties.text() };

/** Events of departments and positions that people can be notified of. */
export const notifiableUnits: readonly NotifiableEvents[] = [
  {
    feature: 'department',
    permission: directoryPermissions.name('read'),
    events: {
      [organizationEvents.department_created]: 'Succession',
      [organizationEvents.department_updated]: 'Succession',
      [organizationEvents.department_deleted]: 'Anomaly',
    },
    properties: unitNames,
  },
  {
    feature: 'position',
    permission: directoryPermissions.name('read'),
    events: {
      [organizationEvents.position_created]: 'Succession',
      [organizationEvents.position_updated]: 'Succession',
      [organizationEvents.position_deleted]: 'Anomaly',
    },
    properties: { ...unitNames, department: properties.unit('department') },
  },
];
