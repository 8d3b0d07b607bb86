import { duplicateReasons } from '#modules/customers/contract/duplicate-reasons.ts';
import { choice, defineSearch, optionalChoice, whole } from '#platform/web/navigation/search.ts';

/** What of the worklist is in its address. */
export const duplicateListSearch = defineSearch({
  page: whole(1),
  page_size: whole(25, 100),
  reason: optionalChoice(duplicateReasons),
  dismissed: choice(['no', 'yes']),
});
