import { properties, type NotifiableEvents } from '#platform/contract/notifiable.ts';
import { contractTypes } from './contract-choices.ts';
import { contractStatuses } from './contract-status.ts';
import { CANE_CONTRACT, contractEvents } from './contracts.ts';
import { contractPermissions } from './permissions.ts';

/** Events of cane contracts that people can be notified of. */
export const notifiableContracts: NotifiableEvents = {
  feature: CANE_CONTRACT,
  permission: contractPermissions.name('read'),
  events: {
    [contractEvents.created]: 'Succession',
    [contractEvents.updated]: 'Succession',
    [contractEvents.submitted]: 'Succession',
    [contractEvents.approved]: 'Succession',
    [contractEvents.rejected]: 'Anomaly',
    [contractEvents.activated]: 'Succession',
    [contractEvents.closed]: 'Succession',
    [contractEvents.cancelled]: 'Anomaly',
    [contractEvents.receipts_changed]: 'Succession',
    [contractEvents.deleted]: 'Anomaly',
  },
  properties: {
    code: properties.text(),
    contractType: properties.choice(contractTypes),
    status: properties.choice(contractStatuses),
    quotaCode: properties.text(),
    season: properties.text(),
    totalTons: properties.number(),
    expectedTons: properties.number(),
    supportTotal: properties.money(),
    rejectReason: properties.text(),
    /** Who decides it, or handed it in. */
    tell: properties.chosen(),
  },
};
