import {
  defineSearch,
  optionalChoice,
  optionalWord,
  whole,
} from '#platform/web/navigation/search.ts';

/** As in the contract, which would bring the validator along. */
export const CORRECTION_STATUSES = ['pending', 'approved', 'refused', 'withdrawn'] as const;

export const CORRECTION_AWAITING = ['me'] as const;

/** What of the list of corrections is in its address. */
export const correctionListSearch = defineSearch({
  page: whole(1),
  page_size: whole(25, 100),
  status: optionalChoice(CORRECTION_STATUSES),
  awaiting: optionalChoice(CORRECTION_AWAITING),
  quota_id: optionalWord(),
  /** The one whose window is open. */
  selected: optionalWord(),
});
