import { definePermissions } from '#platform/contract/permissions.ts';

export const notificationPermissions = definePermissions('notifications', {
  /** See settings, messages and what became of them. */
  read: ['manager', 'staff'],
  /** Create and change settings, and put them into force. */
  write: ['manager'],
  /** Send messages to people, and send failed ones again. */
  send: ['manager'],
  /** Set up channels with their credentials, and stop all sending. */
  channels: [],
});
