import { entryKinds, gapKinds } from '#modules/catalogue/contract/entry-kinds.ts';
import {
  defineSearch,
  optionalChoice,
  optionalWord,
  whole,
} from '#platform/web/navigation/search.ts';

/** What is missing; companies, modules and features by their ids. */
export const worklistSearch = defineSearch({
  company: optionalWord(),
  module: optionalWord(),
  feature: optionalWord(),
  kind: optionalChoice(entryKinds),
  gap: optionalChoice(gapKinds),
  page: whole(1),
  page_size: whole(25, 100),
});
