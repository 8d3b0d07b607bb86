import { createRoute, redirect } from '@tanstack/react-router';
import {
  inHouseServicesSearch,
  loadCompanyProfileScreen,
  loadInHouseServicesScreen,
  loadNewCompanyScreen,
} from '#modules/companies/web/public.ts';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { texts } from './texts.ts';

export const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings',
  beforeLoad: () => {
    redirect({ to: '/settings/my-setting', replace: true, throw: true });
  },
});

export const mySettingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/my-setting',
  component: lazyScreen({
    texts,
    screen: () => import('./user-settings/my-setting.tsx').then((file) => file.MySetting),
  }),
});

export const companyProfileRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/company',
  beforeLoad: needs('settings:manage_company'),
  // The contract of companies names its refusals after settings, hence these texts beside its own.
  component: lazyScreen({ texts, screen: loadCompanyProfileScreen }),
});

export const newCompanyRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/company/create',
  beforeLoad: needs('settings:create_company'),
  component: lazyScreen({ texts, screen: loadNewCompanyScreen }),
});

export const inHouseServicesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/in-house-services',
  validateSearch: inHouseServicesSearch.validate,
  beforeLoad: needs('settings:manage_services'),
  component: lazyScreen({ texts, screen: loadInHouseServicesScreen }),
});
