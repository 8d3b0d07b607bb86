import type { Texts } from '#platform/contract/texts/texts.ts';
import type { labelsTh } from './labels.th.ts';

/** Names of what only the history, notifications and settings show, in English. */
export const labelsEn = {
  number_pattern: 'Number pattern',
  number_calendar: 'Year in the number',
  number_start: 'First number',
  yearly_reset: 'Start again every year',
  validity_days: 'Days of validity',
  promptpay_id: 'PromptPay id',
  paper_design: 'Design',
  approval_steps: 'Approval steps',
  from_amount: 'From amount',
  approver_ids: 'Approvers',
  approvers: 'Approvers',
  role_ids: 'Roles that may approve',
  owner: 'Owner',
  step: 'Step',
  note: 'Note',
  revises_id: 'Revises',
  superseded_by_id: 'Replaced by',
  status_at: 'Status since',
} satisfies Texts<typeof labelsTh>;
