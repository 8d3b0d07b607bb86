import { definePermissions } from '#platform/contract/permissions.ts';

export const cataloguePermissions = definePermissions('catalogue', {
  /** See companies, modules, features and fields, and search them. */
  read: ['manager', 'staff', 'viewer'],
  /** Change names, descriptions, samples, owners and tags; deprecate. */
  write: ['manager', 'staff'],
  /** Compute the figures of the dashboard again. */
  refresh: ['manager', 'staff'],
  /** See what people did in the catalogue, and searches that found nothing. */
  read_activity: [],
  /** Import companies from files, and undo imports. */
  import: ['manager'],
  /** Connect databases, and read them into the catalogue. */
  connect: ['manager'],
});
