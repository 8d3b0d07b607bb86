import { IconPolygon } from '@tabler/icons-react';
import { navigation } from '#modules/land-plots/i18n/navigation.ts';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import {
  createPlotRoute,
  editPlotRoute,
  plotDetailRoute,
  plotListRoute,
  plotMapScreenRoute,
  plotSettingsRoute,
} from './routes.tsx';
import { texts } from './texts.ts';

const labels = pageTexts(navigation);
const list = '/land-plots';

export const landPlots = defineModule({
  name: 'land-plots',
  routes: [
    plotListRoute,
    createPlotRoute,
    plotMapScreenRoute,
    plotSettingsRoute,
    plotDetailRoute,
    editPlotRoute,
  ],
  navigation: [
    {
      to: list,
      label: labels.plots,
      icon: IconPolygon,
      permission: 'land-plots:read',
      group: 'registers',
    },
  ],
  personal: ['land_plot'],
  crumbs: {
    [`${list}/create`]: labels.create,
    [`${list}/map`]: labels.map,
    [`${list}/settings`]: labels.settings,
    [`${list}/$id/edit`]: labels.edit,
  },
  recordTabs: [
    {
      entity: 'farmer_quota',
      name: 'plots',
      label: labels.plots,
      icon: IconPolygon,
      permission: 'land-plots:read',
      component: async () => {
        const [{ PlotsOfQuota }] = await Promise.all([
          import('./plots/plots-of-quota.tsx'),
          texts.load(),
        ]);
        return PlotsOfQuota;
      },
      inShort: async () => {
        const [{ PlotsInShort }] = await Promise.all([
          import('./plots/plots-in-short.tsx'),
          texts.load(),
        ]);
        return PlotsInShort;
      },
    },
  ],
  home: {
    about: ['land_plot'],
    lists: ['figures'],
    permissions: ['land-plots:write'],
    load: async () => {
      const [{ plotNews }] = await Promise.all([import('./home/plot-news.ts'), texts.load()]);
      return plotNews;
    },
  },
  places: async () => (await import('./places.ts')).places,
});
