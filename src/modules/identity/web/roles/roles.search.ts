import { defineSearch, optionalWord } from '#platform/web/navigation/search.ts';

/** `edit` is the id of the role in the sheet. */
export const roleMatrixSearch = defineSearch({ create: optionalWord(), edit: optionalWord() });
