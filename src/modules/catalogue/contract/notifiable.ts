import { cataloguePermissions } from './permissions.ts';
import {
  properties,
  type NotifiableEvents,
  type NotifiedEvent,
} from '#platform/contract/notifiable.ts';
import { ENGINE } from '#modules/engines/contract/engines.ts';
import { CATALOGUE_COMPANY, CATALOGUE_ENTRY, catalogueEvents } from './entries.ts';
import { entryKinds } from './entry-kinds.ts';
import { importEntities, importEvents } from './imports.ts';

const company = properties.text({ path: 'company_code', title: 'catalogue:fields.company' });

function textOf({ after }: NotifiedEvent, name: string): string | null {
  const value: unknown =
    typeof after === 'object' && after !== null ? Reflect.get(after, name) : null;
  return typeof value === 'string' ? value : null;
}

/** Events of the catalogue that people can be notified of. */
export const notifiableCatalogue: readonly NotifiableEvents[] = [
  {
    feature: CATALOGUE_ENTRY,
    permission: cataloguePermissions.name('read'),
    events: { [catalogueEvents.entry_changed]: 'Succession' },
    properties: {
      code: properties.text(),
      kind: properties.choice(entryKinds),
      version: properties.text(),
      breaking: properties.boolean(),
      tell: properties.chosen(),
    },
    place: (event) => ({
      entity: `catalogue_${textOf(event, 'kind')}`,
      within: textOf(event, 'within'),
    }),
  },
  {
    feature: CATALOGUE_COMPANY,
    permission: cataloguePermissions.name('read'),
    events: { [catalogueEvents.company_changed]: 'Succession' },
    properties: {
      company,
      tell: properties.chosen(),
      tell_breaking: properties.chosen(),
    },
  },
  {
    feature: ENGINE,
    permission: cataloguePermissions.name('read'),
    events: { [catalogueEvents.engine_withdrawn]: 'Anomaly' },
    properties: {
      code: properties.text(),
      name: properties.text(),
      status: properties.choice(['deprecated', 'inactive']),
      tell: properties.chosen(),
    },
  },
  {
    feature: importEntities.import,
    permission: cataloguePermissions.name('read'),
    events: {
      [importEvents.import_checked]: 'Succession',
      [importEvents.import_carried_out]: 'Succession',
      [importEvents.import_undone]: 'Succession',
      [importEvents.import_failed]: 'Anomaly',
    },
    properties: {
      company,
      count: properties.number({ path: 'problems', title: 'catalogue:fields.problems' }),
      source: properties.text({ path: 'source_id', title: 'catalogue:entities.catalogue_source' }),
      is_awaited: properties.boolean({ path: 'tell', title: 'catalogue:notices.is_awaited' }),
    },
    place: (event) => ({ within: textOf(event, 'source_id') }),
  },
];
