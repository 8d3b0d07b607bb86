import { defineEvents } from '#platform/contract/events.ts';

/** Kind of record under which events are told: companies, modules, features and fields alike. */
export const CATALOGUE_ENTRY = 'catalogue_entry';

export const catalogueEvents = defineEvents('catalogue', ['entry_changed']);
