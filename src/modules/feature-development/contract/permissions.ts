import { definePermissions } from '#platform/contract/permissions.ts';

export const trackingPermissions = definePermissions('feature-development', {
  /** See value streams, SOPs, SOWs, their history and figures; approve stages as their named approver. */
  read: ['manager', 'staff', 'viewer'],
  /** Create and change them, with checklists, files and comments. */
  write: ['manager', 'staff'],
  /** Start, complete, edit, assign and roll back stages. */
  move: ['manager', 'staff'],
  delete: ['manager'],
  /** Set what stages require before they can be completed, and override that with a reason. */
  configure: [],
});
