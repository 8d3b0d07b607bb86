import {
  defineSearch,
  optionalChoice,
  optionalWord,
  sorting,
  whole,
  words,
} from '#platform/web/navigation/search.ts';

/** What of the list lives in its address; `edit` is the id of the person in the sheet. */
export const userListSearch = defineSearch({
  page: whole(1),
  page_size: whole(25, 100),
  search: words(),
  status: optionalChoice(['active', 'invited', 'inactive']),
  role_id: optionalWord(),
  sort: sorting(['name', 'username', 'last_seen_at'], 'username'),
  create: optionalWord(),
  edit: optionalWord(),
  import: optionalWord(),
});
