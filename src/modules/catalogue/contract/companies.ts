import { z } from 'zod';
import { wrapped, wrappedPage } from '#platform/contract/envelopes.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { pageParameters, MAX_PAGE_SIZE } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './permissions.ts';
import { catalogueLimits } from './entry-kinds.ts';
import { byCode, companyChoice, entryStatus, completeness } from './entries.ts';
import { feature } from './features.ts';

/** A company that the catalogue describes, with its figures as they were last computed. */
export const company = z.object({
  id: recordId,
  company_name: z.string(),
  company_code: z.string(),
  description: z.string(),
  total_modules: z.number().int(),
  total_features: z.number().int(),
  total_fields: z.number().int(),
  /** When anything in it last changed. */
  last_updated: instant,
  completeness,
  status: entryStatus,
  /** When the figures were computed; null before the first time. */
  figures_at: instant.nullable(),
});

export type Company = z.output<typeof company>;

const read = cataloguePermissions.name('read');

export const dashboard = z.object({
  companies: z.array(company),
  system_metrics: z.object({
    total_companies: z.number().int(),
    active_modules: z.number().int(),
    total_features: z.number().int(),
    total_fields: z.number().int(),
    active_processes: z.number().int(),
    analytics_count: z.number().int(),
  }),
  /** When figures were last computed, as they are with each change of a company; null before the first time. */
  as_of: instant.nullable(),
});

export type Dashboard = z.output<typeof dashboard>;

export const dashboardRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/dashboard',
  access: read,
  summary: 'Companies of the catalogue with their figures, and the sums',
  query: z.object(companyChoice),
  answers: { 200: wrapped(dashboard) },
});

export const refreshDashboardRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/dashboard/refresh',
  access: cataloguePermissions.name('refresh'),
  summary: 'Computes the figures again, for one company or for all',
  query: z.object(companyChoice),
  answers: { 200: wrapped(dashboard) },
});

export const listCompaniesRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/companies',
  access: read,
  summary: 'Companies of the catalogue',
  query: z.object({ ...pageParameters, status: entryStatus.optional() }),
  answers: { 200: wrappedPage(company) },
});

export const getCompanyRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/companies/:id',
  access: read,
  summary: 'One company of the catalogue',
  answers: { 200: wrapped(company) },
});

/** A module of a company, for example purchasing, with current counts. */
export const catalogueModule = z.object({
  id: recordId,
  company_id: recordId,
  module_code: z.string(),
  module_name: z.string(),
  description: z.string(),
  status: entryStatus,
  feature_count: z.number().int(),
  field_count: z.number().int(),
  completeness,
});

export type CatalogueModule = z.output<typeof catalogueModule>;

export const expandedModule = catalogueModule.extend({ features: z.array(feature) });

/** How many modules the explorer reads at once. */
export const MODULE_PAGE_SIZE = 100;

export const listModulesRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/modules',
  access: read,
  summary: 'Modules, of one company or of all; `search` looks into code and names',
  query: z.object({
    ...pageParameters,
    page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(MODULE_PAGE_SIZE),
    company_id: recordId.optional(),
    search: z.string().trim().max(catalogueLimits.name).default(''),
    status: entryStatus.optional(),
  }),
  answers: { 200: wrappedPage(catalogueModule) },
});

export const getModuleRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/modules/:code',
  access: read,
  summary: 'One module by its code',
  ...byCode,
  answers: { 200: wrapped(catalogueModule) },
});

export const expandModuleRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/modules/:code/expand',
  access: read,
  summary: 'One module with all of its features',
  ...byCode,
  answers: { 200: wrapped(expandedModule) },
});

export const listModuleFeaturesRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/modules/:code/features',
  access: read,
  summary: 'Features of a module, by its code',
  ...byCode,
  query: z.object({ ...pageParameters, ...companyChoice }),
  answers: { 200: wrappedPage(feature) },
});
