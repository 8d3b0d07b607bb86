import type { Texts } from '#platform/contract/texts/texts.ts';
import type { summary as th } from './summary.th.ts';

/** Texts of the summary of a season in English. */
export const summary = {
  title: 'Contracts by farmer',
  purpose: 'Tons and support of each farmer, from approved contracts',
  farmers: 'Farmers',
  contracts: 'Contracts',
  promised: 'Total tons',
  advanced: 'Total of support items (baht)',
  empty: 'No contract of this season is approved yet',
  no_seasons: 'There are no seasons yet',
  no_seasons_hint: 'Seasons are added in the quota settings',
  failed: 'The summary could not be loaded',
} satisfies Texts<typeof th>;
