import { IconAdjustments, IconBuilding, IconServer2 } from '@tabler/icons-react';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { navigation } from '#modules/settings/i18n/navigation.ts';
import {
  companyProfileRoute,
  inHouseServicesRoute,
  mySettingRoute,
  newCompanyRoute,
  settingsRoute,
} from './routes.tsx';

const labels = pageTexts(navigation);

/** Personal settings; the entry in the sidebar is one of the frame's own. */
export const settings = defineModule({
  name: 'settings',
  routes: [
    settingsRoute,
    mySettingRoute,
    companyProfileRoute,
    newCompanyRoute,
    inHouseServicesRoute,
  ],
  navigation: [
    {
      to: '/settings/my-setting',
      label: labels.my_setting,
      icon: IconAdjustments,
      area: 'personal',
    },
    {
      to: '/settings/company',
      label: labels.company,
      icon: IconBuilding,
      permission: 'settings:manage_company',
      group: 'administration',
      area: 'company',
    },
    {
      to: '/settings/in-house-services',
      label: labels.in_house_services,
      icon: IconServer2,
      permission: 'settings:manage_services',
      group: 'administration',
      area: 'company',
    },
  ],
  crumbs: { '/settings': labels.settings, '/settings/company/create': labels.new_company },
  places: async () => (await import('./places.ts')).places,
});
