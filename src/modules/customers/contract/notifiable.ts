import { properties, type NotifiableEvents } from '#platform/contract/notifiable.ts';
import { customerStatuses, customerTypes } from './customer-choices.ts';
import { CUSTOMER, customerEvents } from './customers.ts';
import { customerPermissions } from './permissions.ts';

/** Events of customers that people can be notified of; personal data is no part of them. */
export const notifiableCustomers: NotifiableEvents = {
  feature: CUSTOMER,
  permission: customerPermissions.name('read'),
  events: {
    [customerEvents.created]: 'Succession',
    [customerEvents.updated]: 'Succession',
    [customerEvents.restored]: 'Succession',
    [customerEvents.deleted]: 'Anomaly',
  },
  properties: {
    name: properties.text(),
    customer_type: properties.choice(customerTypes),
    status: properties.choice(customerStatuses),
    credit_limit: properties.money(),
    payment_terms: properties.text(),
    owner: properties.person({ path: 'owner_id' }),
  },
};
