import { IconEngine } from '@tabler/icons-react';
import { navigation } from '#modules/engines/i18n/navigation.ts';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import {
  createEngineRoute,
  editEngineRoute,
  engineDetailRoute,
  engineListRoute,
} from './routes.tsx';

const labels = pageTexts(navigation);

export const engines = defineModule({
  name: 'engines',
  routes: [engineListRoute, createEngineRoute, engineDetailRoute, editEngineRoute],
  navigation: [
    {
      to: '/engine-management',
      label: labels.engines,
      icon: IconEngine,
      permission: 'engines:read',
      group: 'registers',
    },
  ],
  crumbs: {
    '/engine-management/create': labels.create,
    '/engine-management/$id/edit': labels.edit,
  },
  places: async () => (await import('./places.ts')).places,
});
