import { IconAdjustments, IconBuilding, IconServer2 } from '@tabler/icons-react';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { navigation } from '#modules/settings/i18n/navigation.ts';
import {
  companyProfileRoute,
  inHouseServicesRoute,
  mySettingRoute,
  settingsRoute,
} from './routes.tsx';

const labels = pageTexts(navigation);

/** Personal settings; the entry in the sidebar is one of the frame's own. */
export const settings = defineModule({
  name: 'settings',
  routes: [settingsRoute, mySettingRoute, companyProfileRoute, inHouseServicesRoute],
  settings: [
    { to: '/settings/my-setting', label: labels.my_setting, icon: IconAdjustments },
    {
      to: '/settings/company',
      label: labels.company,
      icon: IconBuilding,
      permission: 'settings:manage_company',
    },
    {
      to: '/settings/in-house-services',
      label: labels.in_house_services,
      icon: IconServer2,
      permission: 'settings:manage_services',
    },
  ],
  crumbs: {
    '/settings': labels.settings,
    '/settings/my-setting': labels.my_setting,
    '/settings/company': labels.company,
    '/settings/in-house-services': labels.in_house_services,
  },
});
