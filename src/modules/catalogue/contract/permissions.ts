import { definePermissions } from '#platform/contract/permissions.ts';

export const cataloguePermissions = definePermissions('catalogue', {
  /** See companies, modules, features and fields, and search them. */
  read: ['manager', 'staff', 'viewer'],
  /** Change names, descriptions, samples, owners and tags; deprecate. */
  write: ['manager', 'staff'],
  /** Compute the figures of the dashboard anew. */
  refresh: ['manager', 'staff'],
  /** See what people did in the catalogue, and what they searched in vain. */
  read_activity: [],
  /** Bring companies in by files, and take imports back. */
  import: ['manager'],
  /** Connect databases that the catalogue describes, and have them read. */
  connect: ['manager'],
});
