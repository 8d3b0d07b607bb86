import type { Texts } from '#platform/contract/texts/texts.ts';
import { entriesEn } from './entries.en.ts';
import { intakeEn, importsEn } from './imports.en.ts';
import { screensEn } from './features.en.ts';
import type { th } from './th.ts';
import { impactEn } from './impact.en.ts';
import { worklistEn } from './worklist.en.ts';

/** Texts of the catalogue in English. */
export const en = {
  permissions: {
    ...importsEn.permissions,
    title: 'AIR catalogue',
    read: 'See and search the companies, modules, features and fields of the catalogue',
    write: 'Change names, descriptions, samples, owners and tags, and deprecate',
    refresh: 'Compute the figures of the dashboard anew',
    read_activity: 'See what people did in the catalogue and what they searched in vain',
  },
  errors: {
    owner_unknown: 'The company has no such employee',
    replacement_unknown: 'There is nothing of this kind to use instead',
    ...importsEn.errors,
    code_ambiguous: 'More than one company uses this code. Say which company is meant.',
  },
  ...screensEn,
  ...entriesEn,
  ...impactEn,
  ...worklistEn,
  ...intakeEn,
  events: {
    ...importsEn.events,
    company_changed: 'An import or a reading changed a company of the catalogue',
    entry_changed: 'Changed the catalogue',
  },
  inbox: {
    ...importsEn.inbox,
    changed: '{{code}} of the catalogue has changed (version {{version}})',
    breaking:
      '{{code}} of the catalogue has changed in a way that may break others (version {{version}})',
  },
  stages: {
    exact_code: 'Code matches',
    exact_name: 'Name matches',
    prefix: 'Code or name begins so',
    words: 'All words in code or name',
    similar: 'Similar code or name',
    description: 'Found in the description',
    filter: 'Passes the filters',
  },
  imports: importsEn.imports,
  problems: importsEn.problems,
  sources: importsEn.sources,
} satisfies Texts<typeof th>;
