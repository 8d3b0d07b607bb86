import { defineSearch, optionalWord } from '#platform/web/navigation/search.ts';

/** `create` opens the form of a service. */
export const inHouseServicesSearch = defineSearch({ create: optionalWord() });
