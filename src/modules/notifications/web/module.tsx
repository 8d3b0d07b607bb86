import { IconBell, IconSend } from '@tabler/icons-react';
import { navigation } from '#modules/notifications/i18n/navigation.ts';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import {
  channelsRoute,
  createCustomRoute,
  customDetailRoute,
  customListRoute,
  inboxRoute,
  failureListRoute,
  notificationCenterRoute,
  preferencesRoute,
  settingDetailRoute,
  settingListRoute,
} from './routes.tsx';

const labels = pageTexts(navigation);

export const notifications = defineModule({
  name: 'notifications',
  routes: [
    notificationCenterRoute,
    settingListRoute,
    settingDetailRoute,
    customListRoute,
    createCustomRoute,
    customDetailRoute,
    channelsRoute,
    inboxRoute,
    preferencesRoute,
    failureListRoute,
  ],
  navigation: [
    {
      to: '/notification-center/manage',
      label: labels.settings,
      icon: IconBell,
      permission: 'notifications:read',
      group: 'administration',
    },
    {
      to: '/notification-center/customize',
      label: labels.customs,
      icon: IconSend,
      permission: 'notifications:read',
      group: 'administration',
    },
    // The bell leads there.
    { to: '/inbox', label: labels.inbox, icon: IconBell },
    {
      to: '/settings/notifications',
      label: labels.preferences,
      icon: IconBell,
      area: 'personal',
    },
    {
      to: '/notification-center/failures',
      label: labels.failures,
      icon: IconBell,
      permission: 'notifications:read',
      group: 'administration',
    },
    {
      to: '/settings/notification-channels',
      label: labels.channels,
      icon: IconSend,
      permission: 'notifications:channels',
      group: 'administration',
      area: 'company',
    },
  ],
  crumbs: {
    '/notification-center': labels.center,
    '/notification-center/customize/create': labels.create_custom,
  },
  places: async () => (await import('./places.ts')).places,
});
