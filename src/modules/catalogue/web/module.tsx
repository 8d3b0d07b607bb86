import {
  IconBooks,
  IconBuilding,
  IconDatabase,
  IconDatabaseImport,
  IconEyeSearch,
  IconFileUpload,
  IconForms,
  IconPackage,
  IconPlus,
  IconPuzzle,
  IconSearch,
} from '@tabler/icons-react';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { navigation } from '#modules/catalogue/i18n/navigation.ts';
import * as routes from './routes.tsx';

const labels = pageTexts(navigation);

export const catalogue = defineModule({
  name: 'catalogue',
  routes: Object.values(routes),
  navigation: [
    {
      to: '/air',
      label: labels.dashboard,
      icon: IconBooks,
      permission: 'catalogue:read',
    },
    {
      to: '/air/imports',
      label: labels.imports,
      icon: IconDatabaseImport,
      permission: 'catalogue:import',
    },
    {
      to: '/air/sources',
      label: labels.sources,
      icon: IconDatabase,
      permission: 'catalogue:connect',
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
    {
      to: '/air/imports?create=1',
      label: labels.import_files,
      icon: IconFileUpload,
      permission: 'catalogue:import',
    },
    {
      to: '/air/sources?create=1',
      label: labels.add_source,
      icon: IconPlus,
      permission: 'catalogue:connect',
    },
  ],
  records: [
    {
      entity: 'catalogue_company',
      label: labels.company,
      icon: IconBuilding,
      address: ({ id }) => `/air/company-explorer/${id}?tab=history`,
    },
    {
      entity: 'catalogue_import',
      label: labels.imports,
      icon: IconDatabaseImport,
      // What is read from a source is shown by the source.
      address: ({ id, within }) => (within === null ? `/air/imports/${id}` : '/air/sources'),
    },
    {
      entity: 'catalogue_module',
      label: labels.modules,
      icon: IconPackage,
      address: ({ name, within }) =>
        `/air/company-explorer/${within}?search=${encodeURIComponent(name)}`,
    },
    {
      entity: 'catalogue_feature',
      label: labels.features,
      icon: IconPuzzle,
      address: ({ id }) => `/air/feature/${id}`,
    },
    {
      entity: 'catalogue_field',
      label: labels.fields,
      icon: IconForms,
      address: ({ id, within }) => `/air/feature/${within}?highlight=${id}`,
    },
  ],
  crumbs: {
    '/air': labels.air,
    '/air/dashboard': labels.dashboard,
    '/air/company-explorer': labels.explorer,
    '/air/feature': labels.feature,
    '/air/impact': labels.impact,
    '/air/worklist': labels.worklist,
    '/air/search': labels.results,
  },
});
