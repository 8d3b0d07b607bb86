import { caneTypes, leafColors } from '#modules/cane-surveys/contract/survey-choices.ts';
import {
  defineSearch,
  optionalChoice,
  optionalWord,
  words,
} from '#platform/web/navigation/search.ts';

/** What of the map is in its address. */
export const estimatesSearch = defineSearch({
  search: words(),
  season_id: optionalWord(),
  office_id: optionalWord(),
  cane_type: optionalChoice(caneTypes),
  leaf_color: optionalChoice(leafColors),
});
