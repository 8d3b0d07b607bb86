import {
  choice,
  defineSearch,
  optionalChoice,
  optionalWord,
  sorting,
  whole,
  words,
} from '#platform/web/navigation/search.ts';
import {
  sopSortKeys,
  sowSortKeys,
  valueStreamSortKeys,
} from '#modules/feature-development/contract/record-sort-keys.ts';
import { phases } from '#modules/feature-development/contract/phases.ts';
import {
  sopStatuses,
  sowStatuses,
  valueStreamStatuses,
} from '#modules/feature-development/contract/record-statuses.ts';
import { assignedFilters, optionalPerson, plannedFilters } from './work-filters.search.ts';

const paging = { page: whole(1), limit: whole(10, 100) };

/** What of each list lives in its address. */
export const valueStreamListSearch = defineSearch({
  ...paging,
  search: words(),
  status: optionalChoice(valueStreamStatuses),
  ...plannedFilters,
  owner: optionalPerson,
  sort: sorting(valueStreamSortKeys, '-created_at'),
});

export const sopListSearch = defineSearch({
  ...paging,
  search: words(),
  status: optionalChoice(sopStatuses),
  owner: optionalPerson,
  sort: sorting(sopSortKeys, '-created_at'),
});

export const sowListSearch = defineSearch({
  ...paging,
  search: words(),
  agent_profile_id: optionalWord(),
  status: optionalChoice(sowStatuses),
  ...assignedFilters,
  phase: optionalChoice(phases),
  sort: sorting(sowSortKeys, '-created_at'),
});

/** Of the page of a value stream or a SOP: which of the records below are shown, and the tab beside them. */
export const recordPageSearch = defineSearch({
  page: whole(1),
  page_size: whole(10, 100),
  tab: choice(['comments', 'activity']),
});

/** Where a new record belongs, if the screen that it was opened from knows. */
export const newSopSearch = defineSearch({ value_stream_id: optionalWord() });

export const newSowSearch = defineSearch({
  value_stream_id: optionalWord(),
  sop_id: optionalWord(),
});

export const stageSettingsSearch = defineSearch({
  gate: optionalWord(),
  template: optionalWord(),
});
