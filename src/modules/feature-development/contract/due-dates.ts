import { defineEvents } from '#platform/contract/events.ts';

/** Days that came: nobody did anything. */
export const dueEvents = defineEvents('feature-development', [
  'sow_due_soon',
  'sow_overdue',
  'value_stream_due_soon',
  'value_stream_overdue',
]);
