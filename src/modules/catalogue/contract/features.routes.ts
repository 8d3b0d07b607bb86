import { z } from 'zod';
import { wrapped, wrappedPage } from '#platform/contract/envelopes.ts';
import { recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './catalogue.permissions.ts';
import { codeParams, companyChoice, fieldLevels } from './entry.ts';
import { feature, placedFeature } from './feature.ts';
import { analyticField, anyField, deepField, processOutput } from './field.ts';

const access = cataloguePermissions.name('read');
const byCode = { params: codeParams, query: z.object(companyChoice) };
const byId = { params: z.object({ id: recordId }) };

export const listFeaturesRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/features',
  access,
  summary: 'Features, of one module or of all',
  query: z.object({ ...pageParameters, module_id: recordId.optional() }),
  answers: { 200: wrappedPage(feature) },
});

export const getFeatureRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/features/:code',
  access,
  summary: 'One feature by its code',
  ...byCode,
  answers: { 200: wrapped(placedFeature) },
});

export const getFeatureByIdRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/features/id/:id',
  access,
  summary: 'One feature by its id',
  ...byId,
  answers: { 200: wrapped(placedFeature) },
});

export const listDeepLevelRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/features/:code/deep-level',
  access,
  summary: 'What a feature stores, by its code',
  ...byCode,
  answers: { 200: wrapped(z.array(deepField)) },
});

export const listDeepLevelByIdRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/features/id/:id/deep-level',
  access,
  summary: 'What a feature stores, by its id',
  ...byId,
  answers: { 200: wrapped(z.array(deepField)) },
});

export const listProcessLevelRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/features/:code/process-level',
  access,
  summary: 'What the processes of a feature put out, by its code',
  ...byCode,
  answers: { 200: wrapped(z.array(processOutput)) },
});

export const listProcessLevelByIdRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/features/id/:id/process-level',
  access,
  summary: 'What the processes of a feature put out, by its id',
  ...byId,
  answers: { 200: wrapped(z.array(processOutput)) },
});

export const listAnalyticLevelRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/features/:code/analytic-level',
  access,
  summary: 'What a feature delivers for analysis, by its code',
  ...byCode,
  answers: { 200: wrapped(z.array(analyticField)) },
});

export const listAnalyticLevelByIdRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/features/id/:id/analytic-level',
  access,
  summary: 'What a feature delivers for analysis, by its id',
  ...byId,
  answers: { 200: wrapped(z.array(analyticField)) },
});

export const listFieldsRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/fields',
  access,
  summary: 'Fields of a feature, of one level or of all three',
  query: z.object({
    ...pageParameters,
    feature_id: recordId,
    level: z.enum(fieldLevels).optional(),
  }),
  answers: { 200: wrappedPage(anyField) },
});
