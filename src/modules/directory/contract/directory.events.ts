import { defineEvents } from '#platform/contract/events.ts';

export const directoryEvents = defineEvents('directory', [
  'employee_created',
  'employee_updated',
  'employee_deleted',
  'employee_deactivated',
  'employee_reactivated',
  'employees_imported',
  'profile_changed',
  'department_created',
  'department_updated',
  'department_deleted',
  'position_created',
  'position_updated',
  'position_deleted',
]);
