import { infiniteQueryOptions } from '@tanstack/react-query';
import * as routes from '#modules/catalogue/contract/companies.ts';
import * as fileRoutes from '#modules/catalogue/contract/import-files.ts';
import { send } from '#platform/web/api/client.ts';
import { saveFile } from '#platform/web/api/download.ts';
import { addressOf } from '#platform/web/api/address.ts';
import { callRoute, type RouteInput } from '#platform/web/api/call-route.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { LIST_AGE, RECORD_AGE } from '../entries/answer-ages.ts';
import { texts } from '../texts.ts';

export const companyQuery = defineQuery(routes.getCompanyRoute, ['catalogue_company', 'detail'], {
  staleTime: RECORD_AGE,
});

/** Those of the catalogue, by code. */
export const companiesQuery = defineQuery(
  routes.listCompaniesRoute,
  ['catalogue_company', 'codes'],
  { staleTime: LIST_AGE },
);

export type ModuleFilter = Pick<RouteInput<typeof routes.listModulesRoute>, 'search' | 'status'> & {
  readonly company_id: string;
};

export const modulesQuery = (filter: ModuleFilter) =>
  infiniteQueryOptions({
    queryKey: ['catalogue_company', 'modules', filter],
    queryFn: ({ pageParam: page, signal }) =>
      callRoute(routes.listModulesRoute, { ...filter, page }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
    staleTime: LIST_AGE,
    gcTime: RECORD_AGE,
    meta: { persist: false },
  });

export const expandedQuery = defineQuery(
  routes.expandModuleRoute,
  ['catalogue_company', 'expanded'],
  { staleTime: LIST_AGE, gcTime: RECORD_AGE, persist: false },
);

export const useRefreshFigures = defineAction(routes.refreshDashboardRoute, texts, {
  refreshes: ['catalogue_company', 'catalogue_feature'],
  success: 'dashboard.refreshed',
  failure: 'dashboard.refresh_failed',
});

/** Downloads a company as files that can be imported again. */
export async function saveCompany(company: {
  readonly id: string;
  readonly company_code: string;
}): Promise<void> {
  const address = addressOf(fileRoutes.exportCompanyRoute.path, { params: { id: company.id } });
  const response = await send('GET', address);
  saveFile(await response.blob(), `${company.company_code}.zip`);
}
