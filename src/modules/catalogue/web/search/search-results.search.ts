import { foundKinds, foundStatuses } from '#modules/catalogue/contract/search-facets.ts';
import { defineListSearch, optionalChoice, optionalWord } from '#platform/web/navigation/search.ts';

/** Everything that fits a text: companies, modules and owners by their ids. */
export const resultsSearch = defineListSearch({
  company: optionalWord(),
  module: optionalWord(),
  kind: optionalChoice(foundKinds),
  owner: optionalWord(),
  tag: optionalWord(),
  status: optionalChoice(foundStatuses),
});
