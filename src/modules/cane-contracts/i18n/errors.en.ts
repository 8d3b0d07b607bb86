import type { Texts } from '#platform/contract/texts/texts.ts';
import type { errors as th } from './errors.th.ts';

/** What is refused, in English. */
export const errors = {
  type_required: 'Contract type is required',
  quota_required: 'Quota is required',
  quota_invalid: 'Invalid quota ID',
  quota_closed: 'This quota is closed. Choose another one',
  tons_positive: 'Total tons must be greater than 0',
  tons_too_many: 'Total tons cannot exceed 999,999.99',
  tons_required: 'Total tons is required',
  tons_decimals: 'Tons have at most 2 decimals',
  day_range_required: 'Day range is required for Tons Pro 7 Days contract',
  crane_required: 'Crane type is required for Tons Pro Crane contract',
  file_name_required: 'File name is required',
  file_path_required: 'File path is required',
  file_elsewhere: 'This file is attached neither to this contract nor to its quota',
  support_type_required: 'Choose what kind of support it is',
  price_invalid: 'An amount is not negative and has at most 2 decimals',
  plot_of_other_farmer: 'A plot is not of the farmer of this quota',
  crop_of_other_plot: 'A crop grows on a plot that is not chosen',
  crop_of_other_season: 'A crop is of another season',
  plots_required: 'Choose plots before you submit it',
  crops_required: 'Choose crops before you submit it',
  status_required: 'Status is required',
  contracts_required: 'At least one contract must be selected',
  reject_reason_required: 'Reject reason is required',
  cancel_reason_required: 'A contract in force is cancelled with a reason',
  not_a_draft: 'Only drafts are changed or deleted',
  receipts_closed: 'Receipts are changed once a contract is approved, and until it is closed',
  move_not_allowed: 'A contract cannot go from “{{from}}” to “{{to}}”',
} satisfies Texts<typeof th>;
