import { choice, defineSearch, words } from '#platform/web/navigation/search.ts';
import { plotFilterSearch } from '../plots/plots.search.ts';

/** By what the map colours plots. */
export const colourings = [
  'area_agreement',
  'quota_status',
  'variety',
  'ownership_type',
  'deed_kind',
] as const;

export type Colouring = (typeof colourings)[number];

/** What of the map is in its address. */
export const plotMapSearch = defineSearch({
  ...plotFilterSearch,
  search: words(),
  colour: choice(colourings),
});
