import { defineSearch, optionalWord } from '#platform/web/navigation/search.ts';

/** What of the history lives in its address; `before` is where the page begins, `selected` is in the sheet. */
export const auditSearch = defineSearch({
  event: optionalWord(),
  person: optionalWord(),
  entity: optionalWord(),
  record: optionalWord(),
  from: optionalWord(),
  to: optionalWord(),
  before: optionalWord(),
  selected: optionalWord(),
});
