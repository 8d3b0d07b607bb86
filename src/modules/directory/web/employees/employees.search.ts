import {
  defineSearch,
  optionalChoice,
  optionalWord,
  sorting,
  whole,
  words,
} from '#platform/web/navigation/search.ts';

/** What of the list lives in its address; `edit` is the number of the employee in the sheet. */
export const employeeListSearch = defineSearch({
  page: whole(1),
  page_size: whole(25, 100),
  search: words(),
  status: optionalChoice(['active', 'inactive']),
  department: optionalWord(),
  sort: sorting(['name', 'code', 'updated_at'], 'name'),
  create: optionalWord(),
  edit: optionalWord(),
  import: optionalWord(),
});
