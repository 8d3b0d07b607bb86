import type { Texts } from '#platform/contract/texts/texts.ts';
import { fieldsEn } from './fields.en.ts';
import { activityEn } from './activity.en.ts';
import { companiesEn } from './companies.en.ts';
import { entriesEn } from './entries.en.ts';
import { featuresEn } from './features.en.ts';
import { impactEn } from './impact.en.ts';
import { importsEn } from './imports.en.ts';
import { importFilesEn } from './import-files.en.ts';
import { searchEn } from './search.en.ts';
import { sourcesEn } from './sources.en.ts';
import { worklistEn } from './worklist.en.ts';
import type { th } from './th.ts';

export const en = {
  ...activityEn,
  ...companiesEn,
  ...entriesEn,
  ...featuresEn,
  ...impactEn,
  ...importsEn,
  ...importFilesEn,
  ...searchEn,
  ...sourcesEn,
  ...worklistEn,
  fields: fieldsEn,
  actions: {
    edit: 'Edit',
  },
  permissions: {
    title: 'AIR catalogue',
    read: 'See and search the companies, modules, features and fields of the catalogue',
    write: 'Change names, descriptions, samples, owners and tags, and mark entries as deprecated',
    refresh: 'Recompute the figures of the dashboard',
    read_activity: 'See what people did in the catalogue and which searches found nothing',
    import: 'Import companies into the catalogue from files, and undo imports',
    connect: 'Connect databases to the catalogue, and have them read again',
  },
  errors: { ...entriesEn.errors, ...importsEn.errors, ...sourcesEn.errors },
  events: { ...entriesEn.events, ...importsEn.events, ...sourcesEn.events },
  inbox: { ...entriesEn.inbox, ...importsEn.inbox, ...sourcesEn.inbox },
  failures: { ...companiesEn.failures, ...featuresEn.failures },
} satisfies Texts<typeof th>;
