import { defineEvents } from '#platform/contract/events.ts';

export const fileEvents = defineEvents('feature-development', [
  'file_added',
  'file_replaced',
  'file_removed',
]);
