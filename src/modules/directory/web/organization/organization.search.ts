import {
  choice,
  defineSearch,
  optionalWord,
  sorting,
  whole,
  words,
} from '#platform/web/navigation/search.ts';

/** `edit` is the id of the department or position in the sheet. */
export const organizationSearch = defineSearch({
  tab: choice(['department', 'position']),
  page: whole(1),
  page_size: whole(25, 100),
  search: words(),
  sort: sorting(['name', 'employees_count'], 'name'),
  create: optionalWord(),
  edit: optionalWord(),
});
