import { defineEvents } from '#platform/contract/events.ts';

/** Kinds of record under which the module's events are told. */
export const engineEntities = {
  engine: 'engine',
  /** Its id is that of what uses engines. */
  use: 'engine_use',
} as const;

export const engineEvents = defineEvents('engines', [
  'created',
  'updated',
  'deprecated',
  'deleted',
  'uses_changed',
]);
