import { defineEvents } from '#platform/contract/events.ts';

/** Kind of record under which events are told: companies, modules, features and fields alike. */
export const CATALOGUE_ENTRY = 'catalogue_entry';

/** Kind of record under which is told what an import or a reading did to a company as a whole. */
export const CATALOGUE_COMPANY = 'catalogue_company';

export const catalogueEvents = defineEvents('catalogue', ['entry_changed', 'company_changed']);
