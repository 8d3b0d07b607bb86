import { definePermissions } from '#platform/contract/permissions.ts';

export const productPermissions = definePermissions('products', {
  read: ['manager', 'staff', 'viewer'],
  /** Create and change products, their prices and their units. */
  write: ['manager', 'staff'],
  delete: ['manager'],
});
