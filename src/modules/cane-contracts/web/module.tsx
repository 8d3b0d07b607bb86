import { IconFileDescription } from '@tabler/icons-react';
import { navigation } from '#modules/cane-contracts/i18n/navigation.ts';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import {
  contractDetailRoute,
  contractListRoute,
  contractSettingsRoute,
  contractSummaryRoute,
  createContractRoute,
  editContractRoute,
} from './routes.tsx';
import { texts } from './texts.ts';

const labels = pageTexts(navigation);

export const caneContracts = defineModule({
  name: 'cane-contracts',
  routes: [
    contractListRoute,
    createContractRoute,
    contractSummaryRoute,
    contractSettingsRoute,
    contractDetailRoute,
    editContractRoute,
  ],
  navigation: [
    {
      to: '/contracts',
      label: labels.contracts,
      icon: IconFileDescription,
      permission: 'cane-contracts:read',
      group: 'registers',
    },
  ],
  personal: ['cane_contract'],
  crumbs: {
    '/contracts/create': labels.create,
    '/contracts/summary': labels.summary,
    '/contracts/settings': labels.settings,
    '/contracts/$id/edit': labels.edit,
  },
  home: {
    about: ['cane_contract'],
    lists: ['waiting'],
    permissions: ['cane-contracts:approve', 'cane-contracts:manage'],
    load: async () => {
      const [{ contractNews }] = await Promise.all([
        import('./home/contract-news.ts'),
        texts.load(),
      ]);
      return contractNews;
    },
  },
  recordTabs: [
    {
      entity: 'farmer_quota',
      name: 'contracts',
      label: labels.of_quota,
      icon: IconFileDescription,
      permission: 'cane-contracts:read',
      component: async () => {
        const [{ ContractsOfQuota }] = await Promise.all([
          import('./of-records/contracts-of-quota.tsx'),
          texts.load(),
        ]);
        return ContractsOfQuota;
      },
      inShort: async () => {
        const [{ ContractsInShort }] = await Promise.all([
          import('./of-records/contracts-in-short.tsx'),
          texts.load(),
        ]);
        return ContractsInShort;
      },
    },
    {
      entity: 'land_plot',
      name: 'contracts',
      label: labels.of_plot,
      icon: IconFileDescription,
      permission: 'cane-contracts:read',
      component: async () => {
        const [{ ContractsOfPlot }] = await Promise.all([
          import('./of-records/contracts-of-plot.tsx'),
          texts.load(),
        ]);
        return ContractsOfPlot;
      },
    },
  ],
  places: async () => (await import('./places.ts')).places,
});
