import {
  choice,
  defineSearch,
  optionalChoice,
  optionalWord,
  whole,
  words,
} from '#platform/web/navigation/search.ts';
import { sowStatuses } from '#modules/feature-development/contract/record-statuses.ts';
import { assignedFilters } from '../records/work-filters.search.ts';

/** Whose work is looked at: all of it, a value stream, or one SOP of it. */
const scope = { value_stream_id: optionalWord(), sop_id: optionalWord() };

export const boardSearch = defineSearch({
  ...scope,
  group: choice(['phase', 'stage']),
  search: words(),
  status: optionalChoice(sowStatuses),
  ...assignedFilters,
  mine: optionalChoice(['yes']),
  /** The column that shows more than the others, and how much of it. */
  column: optionalWord(),
  shown: whole(12, 240),
});

export const timelineSearch = defineSearch({
  scale: choice(['year', 'quarter', 'month'], 'quarter'),
});

export const myWorkSearch = defineSearch({
  tab: choice(['waiting', 'approval', 'overdue', 'rolled_back']),
  page: whole(1),
  page_size: whole(25, 100),
});

export const analyticsSearch = defineSearch({ ...scope, weeks: choice(['12', '26', '52']) });
