import { properties, type NotifiableEvents } from '#platform/contract/notifiable.ts';
import { correctionEvents } from './corrections.ts';
import { quotaPermissions } from './permissions.ts';
import { quotaStatuses } from './quota-choices.ts';
import { FARMER_QUOTA, quotaEvents } from './quotas.ts';
import { verificationEvents } from './verification.ts';

/** Events of quotas that people can be notified of; personal data is no part of them. */
export const notifiableQuotas: NotifiableEvents = {
  feature: FARMER_QUOTA,
  permission: quotaPermissions.name('read'),
  events: {
    [quotaEvents.created]: 'Succession',
    [quotaEvents.submitted]: 'Succession',
    [verificationEvents.verified]: 'Succession',
    [verificationEvents.verified_despite_checks]: 'Anomaly',
    [verificationEvents.rejected]: 'Anomaly',
    [verificationEvents.sent_back]: 'Anomaly',
    [quotaEvents.suspended]: 'Anomaly',
    [quotaEvents.closed]: 'Succession',
    [quotaEvents.deleted]: 'Anomaly',
    [correctionEvents.correction_requested]: 'Succession',
    [correctionEvents.correction_approved]: 'Succession',
    [correctionEvents.correction_refused]: 'Anomaly',
  },
  properties: {
    quota_code: properties.text(),
    name: properties.text(),
    season: properties.text(),
    quota_status: properties.choice(quotaStatuses),
    province: properties.text(),
    office_id: properties.unit('department'),
    reject_reason: properties.text(),
    decision_note: properties.text(),
    entered_by: properties.chosen(),
    /** Who may verify it, decides its correction, or asked for that. */
    tell: properties.chosen(),
  },
};
