import type { Texts } from '#platform/contract/texts/texts.ts';
import { screensEn } from './screens-en.ts';
import type { th } from './th.ts';

/** Texts of the catalogue in English. */
export const en = {
  permissions: {
    title: 'AIR catalogue',
    read: 'See and search the companies, modules, features and fields of the catalogue',
    refresh: 'Compute the figures of the dashboard anew',
  },
  errors: {
    code_ambiguous: 'More than one company uses this code. Say which company is meant.',
  },
  ...screensEn,
} satisfies Texts<typeof th>;
