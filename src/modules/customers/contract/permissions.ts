import { definePermissions } from '#platform/contract/permissions.ts';

export const customerPermissions = definePermissions('customers', {
  read: ['manager', 'staff', 'viewer'],
  /** Create and change customers, their addresses, contacts and tags. */
  write: ['manager', 'staff'],
  /** Put customers into the bin, restore them, and merge them. */
  delete: ['manager'],
  /** Read the national id of a person unmasked. */
  reveal: ['manager'],
});
