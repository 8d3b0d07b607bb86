import { reminderEvents } from '#modules/quotations/contract/expiry.ts';
import { quotationEvents } from '#modules/quotations/contract/quotation-errors.ts';
import type { DefaultSetting } from '#platform/contract/notifiable.ts';

/** Approvers are notified of what waits for them, and owners of what became of their quotations. */
export const quotationDefaults: readonly DefaultSetting[] = [
  {
    event: quotationEvents.submitted,
    text: 'quotations:inbox.approval_wanted',
    tone: 'info',
    to: ['approvers'],
  },
  {
    event: quotationEvents.step_approved,
    text: 'quotations:inbox.approval_wanted',
    tone: 'info',
    to: ['approvers'],
  },
  {
    event: quotationEvents.approved,
    text: 'quotations:inbox.approved',
    tone: 'success',
    to: ['owner'],
  },
  {
    event: quotationEvents.approval_rejected,
    text: 'quotations:inbox.approval_rejected',
    tone: 'warning',
    to: ['owner'],
  },
  {
    event: quotationEvents.accepted,
    text: 'quotations:inbox.accepted',
    tone: 'success',
    to: ['owner'],
  },
  {
    event: quotationEvents.rejected,
    text: 'quotations:inbox.rejected',
    tone: 'warning',
    to: ['owner'],
  },
  {
    event: reminderEvents.expiring,
    text: 'quotations:inbox.expiring',
    tone: 'warning',
    to: ['owner'],
  },
];
