import { definePermissions } from '#platform/contract/permissions.ts';

export const agentPermissions = definePermissions('agents', {
  /** See agents, their files and their syncs, and download files. */
  read: ['manager', 'staff', 'viewer'],
  /** Create and change agents; upload, rename, annotate and remove files. */
  write: ['manager', 'staff'],
  delete: ['manager'],
  sync: ['manager', 'staff'],
  ask: ['manager', 'staff', 'viewer'],
  /** Set what new agents begin with. */
  configure: [],
});
