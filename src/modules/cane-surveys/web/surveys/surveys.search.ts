import {
  caneTypes,
  leafColors,
  standingPlaces,
  surveySortKeys,
} from '#modules/cane-surveys/contract/survey-choices.ts';
import {
  defineListSearch,
  optionalChoice,
  optionalWord,
  sorting,
} from '#platform/web/navigation/search.ts';

/** What of the list is in its address. */
export const surveyListSearch = defineListSearch({
  plot_id: optionalWord(),
  season_id: optionalWord(),
  office_id: optionalWord(),
  cane_type: optionalChoice(caneTypes),
  leaf_color: optionalChoice(leafColors),
  standing: optionalChoice(standingPlaces),
  sort: sorting(surveySortKeys, '-surveyed_at'),
});
