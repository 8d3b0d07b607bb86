import type { Texts } from '#platform/contract/texts/texts.ts';
import type { moves as th } from './moves.th.ts';

/** Texts of changes of status in English. */
export const moves = {
  names: {
    draft: 'Withdraw for changes',
    submitted: 'Submit for approval',
    approved: 'Approve',
    rejected: 'Reject',
    active: 'Put into force',
    closed: 'Close contract',
    cancelled: 'Cancel contract',
  },
  questions: {
    approved: 'Approve contract {{code}}?',
    active: 'Put contract {{code}} into force?',
    closed: 'Close contract {{code}}?',
    cancelled: 'Cancel contract {{code}}?',
  },
  consequences: {
    approved:
      'An approved contract can no longer be edited. It can only be put into force or cancelled.',
    active: 'A contract in force can only be closed, or cancelled with a reason.',
  },
  change_status: 'Change status',
  done: 'The status is “{{status}}” now',
  failed: 'The status could not be changed',
  final_text: 'The status of the contract cannot be changed after this.',
  reject_title: 'Reject contract {{code}}',
  reject_text:
    'It goes back with this reason to those who wrote it, who may change it and submit it again.',
  reason_hint: 'Optional; it is shown with the contract and in its history',
  support_sum: 'support of {{amount}} baht in total',
  promotion_sum: 'a promotion of {{amount}} baht',
  paid_sums: 'Agreed: {{sums}}. Cancelling does not take back what was paid.',
  starters: 'Waiting to be put into force by {{names}}',
  enders: 'Can be closed or cancelled by {{names}}',
  keep: 'Not now',
  several_title: 'Change the status of contracts ({{count}})',
  several_text: 'Contracts that cannot go there stay as they are, with the reason.',
} satisfies Texts<typeof th>;
