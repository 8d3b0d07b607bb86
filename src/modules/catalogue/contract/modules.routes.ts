import { z } from 'zod';
import { wrapped, wrappedPage } from '#platform/contract/envelopes.ts';
import { recordId } from '#platform/contract/ids.ts';
import { MAX_PAGE_SIZE, pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './catalogue.permissions.ts';
import { catalogueLimits, codeParams, companyChoice, entryStatus } from './entry.ts';
import { feature } from './feature.ts';
import { catalogueModule, expandedModule } from './module.ts';

const access = cataloguePermissions.name('read');

/** Modules that the explorer asks for at once. */
export const MODULE_PAGE_SIZE = 100;

export const listModulesRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/modules',
  access,
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
  access,
  summary: 'One module by its code',
  params: codeParams,
  query: z.object(companyChoice),
  answers: { 200: wrapped(catalogueModule) },
});

export const expandModuleRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/modules/:code/expand',
  access,
  summary: 'One module with all of its features',
  params: codeParams,
  query: z.object(companyChoice),
  answers: { 200: wrapped(expandedModule) },
});

export const listModuleFeaturesRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/modules/:code/features',
  access,
  summary: 'Features of a module, by its code',
  params: codeParams,
  query: z.object({ ...pageParameters, ...companyChoice }),
  answers: { 200: wrappedPage(feature) },
});
