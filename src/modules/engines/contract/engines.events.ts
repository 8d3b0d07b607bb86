import { defineEvents } from '#platform/contract/events.ts';

/** Kinds of record under which the module's events are told. */
export const engineEntities = {
  engine: 'engine',
  /** Its id is that of what uses engines. */
  use: 'engine_use',
  subFunction: 'engine_sub_function',
  usage: 'engine_usage',
  attachment: 'engine_attachment',
} as const;

export const engineEvents = defineEvents('engines', [
  'created',
  'updated',
  'deprecated',
  'deleted',
  'uses_changed',
  'sub_function_added',
  'sub_function_changed',
  'sub_function_removed',
  'usage_reported',
  'attachment_added',
  'attachment_removed',
]);
