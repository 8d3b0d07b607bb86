import { z } from 'zod';
import { wrapped, wrappedPage } from '#platform/contract/envelopes.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './catalogue.permissions.ts';
import { company } from './company.ts';
import { companyChoice, entryStatus } from './entry.ts';

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
  /** Since when the oldest of the figures holds; null where none were computed yet. */
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
  summary: 'Computes the figures anew, of one company or of all',
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
  params: z.object({ id: recordId }),
  answers: { 200: wrapped(company) },
});
