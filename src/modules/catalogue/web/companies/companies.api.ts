import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type {
  getCompanyRoute,
  refreshDashboardRoute,
  expandModuleRoute,
  listModulesRoute,
} from '#modules/catalogue/contract/companies.ts';
import type {
  getFeatureByIdRoute,
  listAnalyticLevelByIdRoute,
  listDeepLevelByIdRoute,
  listProcessLevelByIdRoute,
} from '#modules/catalogue/contract/features.ts';
import { LIST_AGE } from '../entries/dashboard.api.ts';
import { texts } from '../texts.ts';

const refresh = endpoint<typeof refreshDashboardRoute>('POST', '/v1/air/dashboard/refresh');
const company = endpoint<typeof getCompanyRoute>('GET', '/v1/air/companies/:id');
const modules = endpoint<typeof listModulesRoute>('GET', '/v1/air/modules');
const expand = endpoint<typeof expandModuleRoute>('GET', '/v1/air/modules/:code/expand');
const feature = endpoint<typeof getFeatureByIdRoute>('GET', '/v1/air/features/id/:id');
const deepLevel = endpoint<typeof listDeepLevelByIdRoute>(
  'GET',
  '/v1/air/features/id/:id/deep-level',
);
const processLevel = endpoint<typeof listProcessLevelByIdRoute>(
  'GET',
  '/v1/air/features/id/:id/process-level',
);
const analyticLevel = endpoint<typeof listAnalyticLevelByIdRoute>(
  'GET',
  '/v1/air/features/id/:id/analytic-level',
);

/** How long a record is taken for true, by the specification. */
const RECORD_AGE = 5 * 60_000;

/** The largest page which the server answers with, and the specification's figure for modules. */
const MODULES_AT_ONCE = 100;

export type ModuleFilter = Pick<QueryInput<typeof listModulesRoute>, 'search' | 'status'> & {
  readonly company_id: string;
};

export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: ['catalogue_company', 'detail', id],
    queryFn: ({ signal }) => call(company, { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: RECORD_AGE,
  });

export const modulesQuery = (filter: ModuleFilter) =>
  infiniteQueryOptions({
    queryKey: ['catalogue_company', 'modules', filter],
    queryFn: ({ pageParam, signal }) =>
      call(modules, {
        query: { ...filter, page: pageParam, page_size: MODULES_AT_ONCE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
    staleTime: LIST_AGE,
    gcTime: RECORD_AGE,
    meta: { persist: false },
  });

export const expandedQuery = (companyId: string, code: string) =>
  queryOptions({
    queryKey: ['catalogue_company', 'expanded', companyId, code],
    queryFn: ({ signal }) =>
      call(expand, { params: { code }, query: { company_id: companyId }, signal }),
    staleTime: LIST_AGE,
    gcTime: RECORD_AGE,
    meta: { persist: false },
  });

export const featureQuery = (id: string) =>
  queryOptions({
    queryKey: ['catalogue_feature', 'detail', id],
    queryFn: ({ signal }) => call(feature, { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: RECORD_AGE,
    meta: { about: ['catalogue_company', 'catalogue_entry'] },
  });

const LEVEL = {
  staleTime: RECORD_AGE,
  gcTime: RECORD_AGE,
  meta: { persist: false, about: ['catalogue_company', 'catalogue_entry'] },
} as const;

export const deepLevelQuery = (id: string) =>
  queryOptions({
    queryKey: ['catalogue_feature', 'detail', id, 'deep'],
    queryFn: ({ signal }) => call(deepLevel, { params: { id }, signal }),
    ...LEVEL,
  });

export const processLevelQuery = (id: string) =>
  queryOptions({
    queryKey: ['catalogue_feature', 'detail', id, 'process'],
    queryFn: ({ signal }) => call(processLevel, { params: { id }, signal }),
    ...LEVEL,
  });

export const analyticLevelQuery = (id: string) =>
  queryOptions({
    queryKey: ['catalogue_feature', 'detail', id, 'analytic'],
    queryFn: ({ signal }) => call(analyticLevel, { params: { id }, signal }),
    ...LEVEL,
  });

export function useRefreshFigures() {
  const t = useTexts(texts);
  return useAction({
    act: (_nothing: undefined, idempotencyKey) => call(refresh, { idempotencyKey }),
    refreshes: [['catalogue_company'], ['catalogue_feature']],
    success: t('dashboard.refreshed'),
    failure: t('dashboard.refresh_failed'),
  });
}
