import { defineEvents } from '#platform/contract/events.ts';

export const viewEvents = defineEvents('settings', [
  'view_created',
  'view_changed',
  'view_deleted',
]);
