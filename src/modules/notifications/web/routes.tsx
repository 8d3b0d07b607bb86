import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { settingDetailSearch, settingListSearch } from './settings/settings.search.ts';
import { texts } from './texts.ts';

const getParentRoute = () => shellRoute;
const beforeLoad = needs('notifications:read');
const list = '/notification-center/manage';

export const notificationCenterRoute = createRoute({
  getParentRoute,
  path: '/notification-center',
  beforeLoad: () => redirect({ to: list, replace: true, throw: true }),
});

export const settingListRoute = createRoute({
  getParentRoute,
  path: list,
  validateSearch: settingListSearch.validate,
  beforeLoad,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./settings/setting-list.tsx')).SettingList,
  }),
});

export const settingDetailRoute = createRoute({
  getParentRoute,
  path: `${list}/$id`,
  validateSearch: settingDetailSearch.validate,
  beforeLoad,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./detail/setting-detail.tsx')).SettingDetail,
  }),
});

export const channelsRoute = createRoute({
  getParentRoute,
  path: '/settings/notification-channels',
  beforeLoad: needs('notifications:channels'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./channels/channels-screen.tsx')).ChannelsScreen,
  }),
});
