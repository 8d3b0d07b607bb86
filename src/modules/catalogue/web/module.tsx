import { IconBooks, IconEyeSearch, IconSearch } from '@tabler/icons-react';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { navigation } from '#modules/catalogue/i18n/navigation.ts';
import {
  activityRoute,
  airManagementRoute,
  airRoute,
  belowAirManagementRoute,
  dashboardRoute,
  explorerRoute,
  featureRoute,
  impactRoute,
  worklistRoute,
} from './routes.tsx';

const labels = pageTexts(navigation);

export const catalogue = defineModule({
  name: 'catalogue',
  routes: [
    airRoute,
    airManagementRoute,
    belowAirManagementRoute,
    dashboardRoute,
    explorerRoute,
    featureRoute,
    impactRoute,
    worklistRoute,
    activityRoute,
  ],
  navigation: [
    {
      to: '/air/dashboard',
      label: labels.dashboard,
      icon: IconBooks,
      permission: 'catalogue:read',
    },
    {
      to: '/air/activity',
      label: labels.activity,
      icon: IconEyeSearch,
      permission: 'catalogue:read_activity',
    },
  ],
  quickActions: [
    {
      to: '/air/dashboard?find=1',
      label: labels.find,
      icon: IconSearch,
      permission: 'catalogue:read',
    },
  ],
  crumbs: {
    '/air': labels.air,
    '/air/company-explorer': labels.explorer,
    '/air/feature': labels.feature,
    '/air/impact': labels.impact,
    '/air/worklist': labels.worklist,
  },
});
