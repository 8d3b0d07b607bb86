import { reminderEvents } from '#modules/quotations/contract/expiry.ts';
import { offerEvents } from '#modules/quotations/contract/offer-page.ts';
import { sendingEvents } from '#modules/quotations/contract/sending.ts';
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
    event: offerEvents.viewed,
    text: 'quotations:inbox.viewed',
    tone: 'info',
    to: ['owner'],
  },
  {
    event: offerEvents.asked,
    text: 'quotations:inbox.asked',
    tone: 'info',
    to: ['owner'],
  },
  {
    event: sendingEvents.mail_failed,
    text: 'quotations:inbox.mail_failed',
    tone: 'danger',
    to: ['owner'],
  },
  {
    event: reminderEvents.expiring,
    text: 'quotations:inbox.expiring',
    tone: 'warning',
    to: ['owner'],
  },
];
