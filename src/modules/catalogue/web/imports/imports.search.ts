import { defineSearch, optionalWord, whole, words } from '#platform/web/navigation/search.ts';

/** `create` opens the form; `company` is the code of the company whose corrected files are uploaded. */
export const importListSearch = defineSearch({
  page: whole(1),
  page_size: whole(25, 100),
  create: optionalWord(),
  company: words(),
});

/** Of the list of bad rows. */
export const importSearch = defineSearch({ page: whole(1), page_size: whole(25, 100) });

/** `edit` is the id of the source whose form is open. */
export const sourceListSearch = defineSearch({ create: optionalWord(), edit: optionalWord() });
