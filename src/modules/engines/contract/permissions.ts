import { definePermissions } from '#platform/contract/permissions.ts';

export const enginePermissions = definePermissions('engines', {
  /** See engines and what uses them, and ask whether one can serve a feature. */
  read: ['manager', 'staff', 'viewer'],
  /** Create and change engines, with their sub-functions and attachments. */
  write: ['manager', 'staff'],
  /** Report that an engine was used, as programs do that run it. */
  use: ['manager', 'staff'],
  delete: ['manager'],
});
