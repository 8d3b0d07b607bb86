import { companyPermissions } from './permissions.ts';
import { properties, type NotifiableEvents } from '#platform/contract/notifiable.ts';
import { companyProfileEvents } from './company-profile.ts';
import { IN_HOUSE_SERVICE, inHouseServiceEvents } from './in-house-services.ts';

/** Events of a company and of what it allows that its people can be notified of. */
export const notifiableCompanies: readonly NotifiableEvents[] = [
  {
    feature: 'company',
    events: { [companyProfileEvents.company_changed]: 'Succession' },
    properties: { name_th: properties.text(), name_en: properties.text() },
  },
  {
    feature: IN_HOUSE_SERVICE,
    permission: companyPermissions.name('manage_services'),
    events: {
      [inHouseServiceEvents.service_allowed]: 'Anomaly',
      [inHouseServiceEvents.service_changed]: 'Anomaly',
      [inHouseServiceEvents.service_removed]: 'Succession',
    },
    properties: {
      host: properties.text({ title: 'companies:notices.host' }),
      note: properties.text(),
    },
  },
];
