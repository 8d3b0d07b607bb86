import {
  choice,
  defineSearch,
  optionalWord,
  whole,
  words,
} from '#platform/web/navigation/search.ts';

/** As in the contract, which would bring the validator along. */
export const QUEUE_VIEWS = ['all', 'mine', 'unassigned'] as const;

/** What of the verification desk is in its address. */
export const verificationSearch = defineSearch({
  page: whole(1),
  search: words(),
  queue: choice(QUEUE_VIEWS),
  /** The field office. */
  office: optionalWord(),
  /** The quota that is looked at. */
  selected: optionalWord(),
});
