import { definePermissions } from '#platform/contract/permissions.ts';

export const quotaPermissions = definePermissions('farmer-quotas', {
  read: ['manager', 'staff', 'viewer'],
  /** Create, change and import quotas, and ask for corrections. */
  write: ['manager', 'staff'],
  /** See the copies of id cards and house registrations. */
  documents: ['manager', 'staff'],
  /** Verify quotas, and decide corrections. */
  verify: ['manager'],
  /** Suspend, close and delete quotas. */
  delete: ['manager'],
  /** Read a national id or a bank account unmasked. */
  reveal: ['manager'],
  /** Take national ids and bank accounts out in a file, and answer what is held about a person. */
  export_personal: [],
  /** Keep seasons, reasons, field offices and the pattern of codes. */
  manage: ['manager'],
});
