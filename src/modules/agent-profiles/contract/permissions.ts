import { definePermissions } from '#platform/contract/permissions.ts';

export const agentProfilePermissions = definePermissions('agent-profiles', {
  read: ['manager', 'staff', 'viewer'],
  /** Create and change agent profiles, switch them on and off, and restore versions. */
  write: ['manager', 'staff'],
  delete: ['manager'],
});
