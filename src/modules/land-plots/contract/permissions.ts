import { definePermissions } from '#platform/contract/permissions.ts';

export const plotPermissions = definePermissions('land-plots', {
  read: ['manager', 'staff', 'viewer'],
  /** Create and change plots, their shapes and their crops. */
  write: ['manager', 'staff'],
  delete: ['manager'],
  /** Take plots over to a new season, and keep the tolerance and the maps. */
  manage: ['manager'],
});
