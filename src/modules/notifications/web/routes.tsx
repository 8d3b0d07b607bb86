import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { customDetailSearch, customListSearch } from './customs/customs.search.ts';
import { inboxSearch } from './inbox/inbox.search.ts';
import { failureListSearch } from './failures/failures.search.ts';
import { settingDetailSearch, settingListSearch } from './settings/settings.search.ts';
import { texts } from './texts.ts';

const getParentRoute = () => shellRoute;
const beforeLoad = needs('notifications:read');
const list = '/notification-center/manage';
const customs = '/notification-center/customize';

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

export const customListRoute = createRoute({
  getParentRoute,
  path: customs,
  validateSearch: customListSearch.validate,
  beforeLoad,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./customs/custom-list.tsx')).CustomList,
  }),
});

export const createCustomRoute = createRoute({
  getParentRoute,
  path: `${customs}/create`,
  beforeLoad: needs('notifications:send'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./customs/wizard/create-custom.tsx')).CreateCustom,
  }),
});

export const customDetailRoute = createRoute({
  getParentRoute,
  path: `${customs}/$id`,
  validateSearch: customDetailSearch.validate,
  beforeLoad,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./customs/detail/custom-detail.tsx')).CustomDetail,
  }),
});

export const inboxRoute = createRoute({
  getParentRoute,
  path: '/inbox',
  validateSearch: inboxSearch.validate,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./inbox/inbox-screen.tsx')).InboxScreen,
  }),
});

export const preferencesRoute = createRoute({
  getParentRoute,
  path: '/settings/notifications',
  component: lazyScreen({
    texts,
    screen: async () => (await import('./preferences/preferences-screen.tsx')).PreferencesScreen,
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

export const failureListRoute = createRoute({
  getParentRoute,
  path: '/notification-center/failures',
  validateSearch: failureListSearch.validate,
  beforeLoad,
  component: lazyScreen({
    texts,
    screen: async () => (await import('./failures/failure-list.tsx')).FailureList,
  }),
});
