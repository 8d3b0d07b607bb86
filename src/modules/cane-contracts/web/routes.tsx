import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import {
  contractDetailSearch,
  contractListSearch,
  createContractSearch,
  summarySearch,
} from './contracts/contracts.search.ts';
import { texts } from './texts.ts';

export const contractListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/contracts',
  validateSearch: contractListSearch.validate,
  beforeLoad: needs('cane-contracts:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./contracts/contract-list.tsx')).ContractList,
  }),
});

export const createContractRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/contracts/create',
  validateSearch: createContractSearch.validate,
  beforeLoad: needs('cane-contracts:write'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./form/create-contract.tsx')).CreateContract,
  }),
});

export const contractSummaryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/contracts/summary',
  validateSearch: summarySearch.validate,
  beforeLoad: needs('cane-contracts:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./summary/summary-screen.tsx')).SummaryScreen,
  }),
});

export const contractSettingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/contracts/settings',
  beforeLoad: needs('cane-contracts:manage'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./settings/settings-screen.tsx')).SettingsScreen,
  }),
});

export const contractDetailRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/contracts/$id',
  validateSearch: contractDetailSearch.validate,
  beforeLoad: needs('cane-contracts:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./contracts/contract-detail.tsx')).ContractDetail,
  }),
});

export const editContractRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/contracts/$id/edit',
  beforeLoad: needs('cane-contracts:write'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./form/edit-contract.tsx')).EditContract,
  }),
});
