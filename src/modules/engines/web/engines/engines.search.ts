import { engineSortKeys } from '#modules/engines/contract/engine-sort-keys.ts';
import { engineStatuses, engineTypes } from '#modules/engines/contract/engine-status.ts';
import {
  choice,
  defineListSearch,
  defineSearch,
  optionalChoice,
  sorting,
} from '#platform/web/navigation/search.ts';

/** What of the list is in its address. */
export const engineListSearch = defineListSearch(
  {
    engine_type: optionalChoice(engineTypes),
    status: optionalChoice(engineStatuses),
    in_use: optionalChoice(['yes', 'no']),
    sort: sorting(engineSortKeys, '-created_at'),
  },
  10,
);

/** What of an engine's screen is in its address: the tab. */
export const engineDetailSearch = defineSearch({
  tab: choice(['overview', 'uses', 'sub-functions', 'versions', 'usage', 'attachments', 'history']),
});
