import { definePermissions } from '#platform/contract/permissions.ts';

export const contractPermissions = definePermissions('cane-contracts', {
  read: ['manager', 'staff', 'viewer'],
  /** In the field: write contracts, hand them in and take them back. */
  write: ['manager', 'staff'],
  /** Approve and reject what was handed in. */
  approve: ['manager'],
  /** At the office: put into force, close and cancel approved contracts, and keep the settings. */
  manage: ['manager'],
  /** Delete drafts. */
  delete: ['manager'],
});
