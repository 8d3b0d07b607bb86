import type { Texts } from '#platform/contract/texts/texts.ts';
import type { settings as th } from './settings.th.ts';

/** Texts of the settings in English. */
export const settings = {
  title: 'Contract settings',
  purpose: 'The usual yield for warnings, and the conditions printed on contracts',
  load_failed: 'The settings could not be loaded',
  yield_hint: 'Contracts with more tons than this yield times the area of their plots are flagged',
  conditions_hint: 'Each line is a paragraph of the contract',
  save: 'Save',
  saved: 'Settings saved',
  failed: 'The settings could not be saved',
} satisfies Texts<typeof th>;
