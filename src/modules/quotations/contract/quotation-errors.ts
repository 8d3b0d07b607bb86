import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';

/** Kind of record, as events name it. */
export const QUOTATION = 'quotation';

/** Its lines, as the history of exports names them. */
export const QUOTATION_ITEM = 'quotation_item';

export const quotationEvents = defineEvents('quotations', [
  'created',
  'updated',
  'deleted',
  'submitted',
  'issued',
  'approval_started',
  'step_approved',
  'approved',
  'approval_rejected',
  'withdrawn',
  'sent',
  'accepted',
  'rejected',
  'cancelled',
  'superseded',
  'revived',
  'order_progress_changed',
]);

export const quotationErrors = defineErrors('quotations', {
  /** Only drafts are changed and deleted; what was handed in is withdrawn or revised. */
  not_a_draft: 409,
  /** The table of moves has no such move. */
  move_not_allowed: 409,
  /** Nobody approves what they created or handed in. */
  own_approval: 409,
  /** The company named others for this step. */
  not_an_approver: 409,
  /** Who approved a step before leaves this one to somebody else. */
  approved_earlier_step: 409,
  /** Another approver was quicker, or the step is not the one that was seen. */
  step_decided: 409,
  /** Nobody but the person who hands it in may approve it. */
  no_approver: 409,
  /** Expired offers are not sent. */
  offer_expired: 409,
  /** Only what was sent, approved, expired or rejected by the customer is revised. */
  not_revisable: 409,
  /** Progress is kept of accepted offers alone. */
  not_accepted: 409,
});
