import {
  IconBooks,
  IconDatabase,
  IconDatabaseImport,
  IconEyeSearch,
  IconListCheck,
  IconSearch,
} from '@tabler/icons-react';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { navigation } from '#modules/catalogue/i18n/navigation.ts';
import * as routes from './routes.tsx';
import { texts } from './texts.ts';

const labels = pageTexts(navigation);
const group = 'catalogue';

export const catalogue = defineModule({
  name: 'catalogue',
  routes: Object.values(routes),
  navigation: [
    { to: '/air', label: labels.dashboard, icon: IconBooks, permission: 'catalogue:read', group },
    {
      to: '/air/search',
      label: labels.results,
      icon: IconSearch,
      permission: 'catalogue:read',
      group,
    },
    {
      to: '/air/worklist',
      label: labels.worklist,
      icon: IconListCheck,
      permission: 'catalogue:read',
      group,
    },
    {
      to: '/air/imports',
      label: labels.imports,
      icon: IconDatabaseImport,
      permission: 'catalogue:import',
      group,
    },
    {
      to: '/air/sources',
      label: labels.sources,
      icon: IconDatabase,
      permission: 'catalogue:connect',
      group,
    },
    {
      to: '/air/activity',
      label: labels.activity,
      icon: IconEyeSearch,
      permission: 'catalogue:read_activity',
      group,
    },
  ],
  crumbs: {
    '/air': labels.air,
    '/air/dashboard': labels.dashboard,
    '/air/company-explorer': labels.explorer,
    '/air/feature': labels.feature,
    '/air/impact': labels.impact,
  },
  places: async () => (await import('./places.ts')).places,
  home: {
    about: ['catalogue_source', 'catalogue_import'],
    lists: ['failed'],
    permissions: ['catalogue:connect', 'catalogue:import'],
    load: async () => {
      const [{ catalogueNews }] = await Promise.all([
        import('./home/catalogue-news.ts'),
        texts.load(),
      ]);
      return catalogueNews;
    },
  },
});
