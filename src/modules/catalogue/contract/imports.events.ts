import { defineEvents } from '#platform/contract/events.ts';

/** Kinds of record under which imports and sources are told of. */
export const importEntities = {
  import: 'catalogue_import',
  source: 'catalogue_source',
} as const;

export const importEvents = defineEvents('catalogue', [
  'import_started',
  'import_checked',
  'import_carried_out',
  'import_cancelled',
  'import_stopped',
  'import_failed',
  'import_undone',
  'source_added',
  'source_changed',
  'source_removed',
]);
