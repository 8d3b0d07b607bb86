import { definePermissions } from '#platform/contract/permissions.ts';

/** `read` shows the people below the caller; `read_everyone` shows the whole company; `manage` changes it. */
export const directoryPermissions = definePermissions('directory', {
  read: ['manager', 'staff', 'viewer'],
  read_everyone: [],
  manage: [],
});
