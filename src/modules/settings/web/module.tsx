import { IconAdjustments, IconBuilding } from '@tabler/icons-react';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { navigation } from '#modules/settings/i18n/navigation.ts';
import { companyProfileRoute, mySettingRoute, settingsRoute } from './routes.tsx';

const labels = pageTexts(navigation);

/** Personal settings; the entry in the sidebar is one of the frame's own. */
export const settings = defineModule({
  name: 'settings',
  routes: [settingsRoute, mySettingRoute, companyProfileRoute],
  settings: [
    { to: '/settings/my-setting', label: labels.my_setting, icon: IconAdjustments },
    {
      to: '/settings/company',
      label: labels.company,
      icon: IconBuilding,
      permission: 'settings:manage_company',
    },
  ],
  crumbs: {
    '/settings': labels.settings,
    '/settings/my-setting': labels.my_setting,
    '/settings/company': labels.company,
  },
});
