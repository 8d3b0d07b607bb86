import { defineSearch, optionalWord } from '#platform/web/navigation/search.ts';

/** Of the screen of the own account: `create` opens the form of a token for programs. */
export const accountSearch = defineSearch({ create: optionalWord() });
