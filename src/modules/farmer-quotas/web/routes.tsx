import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '#platform/web/navigation/lazy-screen.tsx';
import { needs } from '#platform/web/shell/needs.ts';
import { shellRoute } from '#platform/web/shell/routes.tsx';
import { correctionListSearch } from './corrections/corrections.search.ts';
import { quotaDetailSearch, quotaListSearch } from './quotas/quotas.search.ts';
import { quotaSettingsSearch } from './settings/settings.search.ts';
import { statisticsSearch } from './statistics/statistics.search.ts';
import { texts } from './texts.ts';
import { verificationSearch } from './verification/verification.search.ts';

const getParentRoute = () => shellRoute;

export const quotaListRoute = createRoute({
  getParentRoute,
  path: '/farmer-quotas',
  validateSearch: quotaListSearch.validate,
  beforeLoad: needs('farmer-quotas:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./quotas/quota-list.tsx')).QuotaList,
  }),
});

export const createQuotaRoute = createRoute({
  getParentRoute,
  path: '/farmer-quotas/create',
  beforeLoad: needs('farmer-quotas:write'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./quotas/create-quota.tsx')).CreateQuota,
  }),
});

export const verificationRoute = createRoute({
  getParentRoute,
  path: '/farmer-quotas/verification',
  validateSearch: verificationSearch.validate,
  beforeLoad: needs('farmer-quotas:verify'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./verification/verification-desk.tsx')).VerificationDesk,
  }),
});

export const correctionListRoute = createRoute({
  getParentRoute,
  path: '/farmer-quotas/corrections',
  validateSearch: correctionListSearch.validate,
  beforeLoad: needs('farmer-quotas:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./corrections/correction-list.tsx')).CorrectionList,
  }),
});

export const quotaStatisticsRoute = createRoute({
  getParentRoute,
  path: '/farmer-quotas/statistics',
  validateSearch: statisticsSearch.validate,
  beforeLoad: needs('farmer-quotas:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./statistics/quota-statistics.tsx')).QuotaStatisticsScreen,
  }),
});

export const quotaSettingsRoute = createRoute({
  getParentRoute,
  path: '/farmer-quotas/settings',
  validateSearch: quotaSettingsSearch.validate,
  beforeLoad: needs('farmer-quotas:manage'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./settings/quota-settings.tsx')).QuotaSettingsScreen,
  }),
});

export const quotaDetailRoute = createRoute({
  getParentRoute,
  path: '/farmer-quotas/$id',
  validateSearch: quotaDetailSearch.validate,
  beforeLoad: needs('farmer-quotas:read'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./quotas/quota-detail.tsx')).QuotaDetail,
  }),
});

export const editQuotaRoute = createRoute({
  getParentRoute,
  path: '/farmer-quotas/$id/edit',
  beforeLoad: needs('farmer-quotas:write'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./quotas/edit-quota.tsx')).EditQuota,
  }),
});

export const requestCorrectionRoute = createRoute({
  getParentRoute,
  path: '/farmer-quotas/$id/correct',
  beforeLoad: needs('farmer-quotas:write'),
  component: lazyScreen({
    texts,
    screen: async () => (await import('./corrections/request-correction.tsx')).RequestCorrection,
  }),
});
