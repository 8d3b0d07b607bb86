import {
  choice,
  defineSearch,
  optionalChoice,
  sorting,
  whole,
  words,
} from '#platform/web/navigation/search.ts';
import { engineStatuses, engineTypes } from '#modules/engines/contract/engine-status.ts';

/** What of the list lives in its address. */
export const engineListSearch = defineSearch({
  page: whole(1),
  page_size: whole(10, 100),
  search: words(),
  engine_type: optionalChoice(engineTypes),
  status: optionalChoice(engineStatuses),
  in_use: optionalChoice(['yes', 'no']),
  sort: sorting(['code', 'name', 'type', 'status', 'created_at', 'updated_at'], '-created_at'),
});

/** What of an engine's screen lives in its address: the tab. */
export const engineDetailSearch = defineSearch({
  tab: choice(['overview', 'uses', 'sub-functions', 'versions', 'usage', 'attachments']),
});
