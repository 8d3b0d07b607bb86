import { catalogueEvents } from '#modules/catalogue/contract/entries.ts';
import { importEvents } from '#modules/catalogue/contract/imports.ts';
import type { DefaultSetting } from '#platform/contract/notifiable.ts';

const awaited = { field: 'is_awaited', operator: 'eq', value: true } as const;

/** People who follow an entry are notified of its changes, those who started an import how its steps ended. */
export const catalogueDefaults: readonly DefaultSetting[] = [
  {
    event: catalogueEvents.entry_changed,
    text: 'catalogue:inbox.breaking',
    variant: 'catalogue:inbox.variants.may_break',
    tone: 'warning',
    to: ['tell'],
    when: [{ field: 'breaking', operator: 'eq', value: true }],
  },
  {
    event: catalogueEvents.entry_changed,
    text: 'catalogue:inbox.changed',
    variant: 'catalogue:inbox.variants.harmless',
    tone: 'info',
    to: ['tell'],
    when: [{ field: 'breaking', operator: 'eq', value: false }],
  },
  {
    event: catalogueEvents.company_changed,
    text: 'catalogue:inbox.company_changed',
    variant: 'catalogue:inbox.variants.harmless',
    tone: 'info',
    to: ['tell'],
  },
  {
    event: catalogueEvents.company_changed,
    text: 'catalogue:inbox.company_breaking',
    variant: 'catalogue:inbox.variants.may_break',
    tone: 'warning',
    to: ['tell_breaking'],
  },
  {
    event: catalogueEvents.engine_withdrawn,
    text: 'catalogue:inbox.engine_deprecated',
    variant: 'catalogue:inbox.variants.out_of_use',
    tone: 'warning',
    to: ['tell'],
    when: [{ field: 'status', operator: 'eq', value: 'deprecated' }],
  },
  {
    event: catalogueEvents.engine_withdrawn,
    text: 'catalogue:inbox.engine_deactivated',
    variant: 'catalogue:inbox.variants.inactive',
    tone: 'warning',
    to: ['tell'],
    when: [{ field: 'status', operator: 'ne', value: 'deprecated' }],
  },
  {
    event: importEvents.import_checked,
    text: 'catalogue:inbox.import_has_problems',
    variant: 'catalogue:inbox.variants.with_problems',
    tone: 'warning',
    to: ['actor'],
    when: [awaited, { field: 'count', operator: 'gt', value: 0 }],
  },
  {
    event: importEvents.import_checked,
    text: 'catalogue:inbox.import_checked',
    variant: 'catalogue:inbox.variants.without_problems',
    tone: 'info',
    to: ['actor'],
    when: [awaited, { field: 'count', operator: 'eq', value: 0 }],
  },
  {
    event: importEvents.import_carried_out,
    text: 'catalogue:inbox.import_carried_out',
    tone: 'success',
    to: ['actor'],
    when: [awaited],
  },
  {
    event: importEvents.import_undone,
    text: 'catalogue:inbox.import_undone',
    tone: 'success',
    to: ['actor'],
    when: [awaited],
  },
  {
    event: importEvents.import_failed,
    text: 'catalogue:inbox.import_failed',
    variant: 'catalogue:inbox.variants.from_file',
    tone: 'danger',
    to: ['actor'],
    when: [awaited, { field: 'source', operator: 'eq', value: null }],
  },
  {
    event: importEvents.import_failed,
    text: 'catalogue:inbox.reading_failed',
    variant: 'catalogue:inbox.variants.from_source',
    tone: 'danger',
    to: ['actor'],
    when: [awaited, { field: 'source', operator: 'ne', value: null }],
  },
];
