import { defineListSearch, optionalWord } from '#platform/web/navigation/search.ts';

/** Everything that fits a text: companies, modules and owners by their ids. */
export const resultsSearch = defineListSearch({
  company: optionalWord(),
  module: optionalWord(),
  kind: optionalWord(),
  owner: optionalWord(),
  tag: optionalWord(),
  status: optionalWord(),
});
