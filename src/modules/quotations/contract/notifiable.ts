import { properties, type NotifiableEvents } from '#platform/contract/notifiable.ts';
import { quotationPermissions } from './permissions.ts';
import { orderProgresses } from './quotation-choices.ts';
import { QUOTATION, quotationEvents } from './quotation-errors.ts';
import { rejecters, quotationStatuses } from './quotation-status.ts';
import { offerEvents } from './offer-page.ts';
import { sendingEvents } from './sending.ts';
import { reminderEvents } from './expiry.ts';

/** Events of quotations that people can be notified of. */
export const notifiableQuotations: NotifiableEvents = {
  feature: QUOTATION,
  permission: quotationPermissions.name('read'),
  events: {
    [quotationEvents.created]: 'Succession',
    [quotationEvents.updated]: 'Succession',
    [quotationEvents.submitted]: 'Succession',
    [quotationEvents.issued]: 'Succession',
    [quotationEvents.step_approved]: 'Succession',
    [quotationEvents.approved]: 'Succession',
    [quotationEvents.approval_rejected]: 'Anomaly',
    [quotationEvents.sent]: 'Succession',
    [quotationEvents.accepted]: 'Succession',
    [quotationEvents.rejected]: 'Anomaly',
    [quotationEvents.cancelled]: 'Anomaly',
    [quotationEvents.order_progress_changed]: 'Succession',
    [reminderEvents.expiring]: 'Anomaly',
    [sendingEvents.mail_queued]: 'Succession',
    [sendingEvents.customer_reminded]: 'Succession',
    [sendingEvents.acceptance_confirmed]: 'Succession',
    [sendingEvents.mail_failed]: 'Anomaly',
    [offerEvents.viewed]: 'Succession',
    [offerEvents.asked]: 'Succession',
  },
  reachActor: [sendingEvents.mail_failed],
  properties: {
    quotation_number: properties.text(),
    customer_name: properties.text(),
    status: properties.choice(quotationStatuses),
    rejected_by: properties.choice(rejecters),
    status_reason: properties.text(),
    total: properties.money(),
    quotation_date: properties.date(),
    valid_until: properties.date(),
    order_progress: properties.choice(orderProgresses),
    owner: properties.person({ path: 'owner_id' }),
    /** Who may decide the step that is due. */
    approvers: properties.chosen({ path: 'approver_ids' }),
  },
};
