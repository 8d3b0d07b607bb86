import type { Texts } from '#platform/contract/texts/texts.ts';
import { screensEn } from './screens-en.ts';
import type { th } from './th.ts';

/** Texts of the catalogue in English. */
export const en = {
  permissions: {
    title: 'AIR catalogue',
    read: 'See and search the companies, modules, features and fields of the catalogue',
    refresh: 'Compute the figures of the dashboard anew',
    read_activity: 'See what people did in the catalogue and what they searched in vain',
  },
  errors: {
    code_ambiguous: 'More than one company uses this code. Say which company is meant.',
  },
  ...screensEn,
  stages: {
    exact_code: 'Code matches',
    exact_name: 'Name matches',
    prefix: 'Code or name begins so',
    words: 'All words in code or name',
    similar: 'Similar code or name',
    description: 'Found in the description',
    filter: 'Passes the filters',
  },
} satisfies Texts<typeof th>;
