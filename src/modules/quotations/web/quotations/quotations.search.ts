import {
  quotationAwaiting,
  quotationSortKeys,
} from '#modules/quotations/contract/quotation-choices.ts';
import { quotationStatuses } from '#modules/quotations/contract/quotation-status.ts';
import {
  choice,
  defineListSearch,
  defineSearch,
  optionalChoice,
  optionalWhole,
  optionalWord,
  sorting,
} from '#platform/web/navigation/search.ts';

/** What of the list is in its address. */
export const quotationListSearch = defineListSearch({
  status: optionalChoice(quotationStatuses),
  awaiting: optionalChoice(quotationAwaiting),
  customer_id: optionalWord(),
  owner_id: optionalWhole(),
  date_from: optionalWord(),
  date_to: optionalWord(),
  valid_from: optionalWord(),
  valid_to: optionalWord(),
  sort: sorting(quotationSortKeys, '-created_at'),
});

/** What of a quotation's screen is in its address: the tab. */
export const quotationDetailSearch = defineSearch({
  tab: choice(['overview', 'documents', 'revisions', 'orders', 'history']),
});

/** What of the settings is in their address: the tab. */
export const quotationSettingsSearch = defineSearch({
  tab: choice(['general', 'letterhead', 'void_numbers']),
});

/** What a new quotation begins with: its customer. */
export const createQuotationSearch = defineSearch({ customer_id: optionalWord() });
