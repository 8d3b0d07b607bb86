import type { Texts } from '#platform/contract/texts/texts.ts';
import type * as th from './contracts.th.ts';

/** Texts of the screens of contracts in English. */
export const list = {
  in_short: '{{count}} {{status}}, {{tons}} t',
  none_in_short: 'None yet',
  title: 'Cane contracts',
  purpose: 'What farmers promise to deliver, and what they are advanced, in each season',
  create: 'Create contract',
  empty_hint: 'Each contract is made with the quota of a farmer in a season',
  settings: 'Settings',
  search: 'Search contract, quota or farmer',
  all_statuses: 'All statuses',
  all_types: 'All types',
  load_failed: 'Contracts could not be loaded',
  empty_of_farmer: 'This farmer has no contract yet',
  empty_of_plot: 'This plot is in no contract yet',
} satisfies Texts<typeof th.list>;

export const detail = {
  back: 'Back to contracts',
  tabs: 'Parts of the contract',
  overview: 'Details',
  files: 'Files',
  paper: 'Contract (PDF)',
  history: 'History',
  load_failed: 'The contract could not be loaded',
  not_found: 'Contract not found',
  rejected: 'Rejected: {{reason}}',
  cancelled: 'Cancelled: {{reason}}',
  done_by: '{{time}} by {{name}}',
  edit: 'Edit',
  delete: 'Delete draft',
  delete_title: 'Delete the draft {{code}}?',
  delete_text: 'The draft and its files are deleted for good.',
  deleted: 'Draft deleted',
  delete_failed: 'The draft could not be deleted',
  land_missing: 'Choose plots and what grows on them before you submit it.',
  choose_land: 'Choose plots and crops',
  no_plots: 'No plots are chosen yet',
  change_receipts: 'Receipts',
  change_receipts_of: 'Receipts of {{type}}, {{amount}} baht',
  receipts_hint: 'Attach files below, then choose those that are receipts of this item',
  receipts_saved: 'Receipts saved',
  receipts_failed: 'The receipts could not be saved',
  download: 'Download PDF',
} satisfies Texts<typeof th.detail>;

export const form = {
  create_title: 'Create contract',
  create_purpose: 'It is saved as a draft, which is then submitted for approval',
  create: 'Create draft',
  edit_title: 'Edit contract {{code}}',
  back: 'Back to the contract',
  created: 'Draft {{code}} created',
  saved: 'Contract saved',
  failed: 'The contract could not be saved',
  tons_hint: 'Not needed for Green Drop',
  quota_first: 'Choose a quota first, then its plots',
  plots_failed: 'The plots could not be loaded',
  no_plots: 'This farmer has no land plots yet. You can save a draft without',
  add_plot: 'Add land plot',
  no_crops: 'Nothing grows here in this season yet, which is needed before it is submitted',
  add_crop: 'Add what grows on this plot',
  plot: 'Deed {{deed}} · {{area}} rai',
  planted: '{{variety}} · plant cane',
  ratoon: '{{variety}} · ratoon {{number}}',
  add_support: 'Add support item',
  remove_support: 'Remove',
  receipts: 'Receipts',
  receipts_later: 'Receipts are attached where the draft is edited, once it is created',
  receipts_below: 'Attach receipts below first, then choose them for each item here',
  chosen_land: 'Plots chosen: {{count}}, {{area}} rai, expected yield {{expected}} tons',
  annexes_hint: 'Chosen among the files of this contract; their names are printed at its end',
  sum: '{{amount}} baht in total',
} satisfies Texts<typeof th.form>;

export const warnings = {
  plots_elsewhere: 'Some of the plots are in other contracts of the same season already',
  tons_above_expected:
    'The tons are more than the plots of the contract usually yield ({{expected}} tons)',
} satisfies Texts<typeof th.warnings>;
