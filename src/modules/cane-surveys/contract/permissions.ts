import { definePermissions } from '#platform/contract/permissions.ts';

export const surveyPermissions = definePermissions('cane-surveys', {
  read: ['manager', 'staff', 'viewer'],
  /** Take and change surveys, with their photos, and plan days in the field. */
  write: ['manager', 'staff'],
  delete: ['manager'],
  /** Keep the constants of the yield formula. */
  manage: ['manager'],
});
