import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { fieldLevels, deliveryUses, fieldTypes, outputStatuses } from './entry-kinds.ts';
import { byCode, entryStatus, completeness } from './entries.ts';
import { wrapped, wrappedPage } from '#platform/contract/envelopes.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './permissions.ts';

/** A feature of a module, for example purchase orders. */
export const feature = z.object({
  id: recordId,
  module_id: recordId,
  feature_name: z.string(),
  feature_code: z.string(),
  description: z.string(),
  status: entryStatus,
  field_count: z.number().int(),
  completeness,
});

export type Feature = z.output<typeof feature>;

export const placedFeature = feature.extend({
  company_id: recordId,
  company_name: z.string(),
  company_code: z.string(),
  module_name: z.string(),
  module_code: z.string(),
});

export type PlacedFeature = z.output<typeof placedFeature>;

const identity = {
  id: recordId,
  /** The name of the field in links and searches, for example `highlight=`. */
  field_code: z.string(),
  description: z.string(),
  /** It still exists, but something else should be used. */
  deprecated: z.boolean(),
};

/** Something that a feature stores. */
export const deepField = z.object({
  ...identity,
  field_name: z.string(),
  field_type: z.enum(fieldTypes),
  /** The type in the database of a source, and other facts from there; empty if none was read. */
  native_type: z.string(),
  native_notes: z.string(),
  is_required: z.boolean(),
  sample_value: z.string(),
  is_read_only: z.boolean(),
  default_value: z.string(),
  /** One on each line. */
  choices: z.string(),
  /** How its value is computed, or where it is taken from. */
  formula: z.string(),
  /** When it is shown or required. */
  condition: z.string(),
  /** A feature of another company or system that it refers to, as that calls it. */
  external_target: z.string(),
  relation: z
    .object({
      target_table: z.string(),
      target_field: z.string(),
      /** The field it refers to; null if the catalogue has none of this name. */
      target_field_id: recordId.nullable(),
    })
    .nullable(),
});

export type DeepField = z.output<typeof deepField>;

/** The engine of a field: the given code, and the engine of the registry if it has one of this code. */
const engine = {
  engine_code: z.string().nullable(),
  engine_id: recordId.nullable(),
  /** The code, if the registry has no such engine. */
  engine_name: z.string().nullable(),
};

/** An output of a process of a feature. */
export const processOutput = z.object({
  ...identity,
  output_name: z.string(),
  status: z.enum(outputStatuses),
  ...engine,
  dependencies: z.array(
    z.object({ engine_code: z.string(), engine_name: z.string(), required: z.boolean() }),
  ),
});

export type ProcessOutput = z.output<typeof processOutput>;

/** Something that is delivered for analysis. */
export const analyticField = z.object({
  ...identity,
  field_name: z.string(),
  source_engine_code: engine.engine_code,
  source_engine_id: engine.engine_id,
  source_engine_name: engine.engine_name,
  used_in: z.array(z.enum(deliveryUses)),
});

export type AnalyticField = z.output<typeof analyticField>;

/** A field of any level, as the list of all levels shows it. */
export const anyField = z.object({
  ...identity,
  feature_id: recordId,
  level: z.enum(fieldLevels),
  field_name: z.string(),
  field_type: z.enum(fieldTypes).nullable(),
  is_required: z.boolean(),
});

export type AnyField = z.output<typeof anyField>;

const access = cataloguePermissions.name('read');

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
  answers: { 200: wrapped(placedFeature) },
});

/** The two calls that read one level of the fields of a feature: by the code of the feature and by its id. */
function levelRoutes<Level extends string, Field extends z.ZodType>(
  level: Level,
  { summary, field }: { summary: string; field: Field },
) {
  const route = { method: 'GET', access, answers: { 200: wrapped(z.array(field)) } } as const;
  return [
    defineRoute({
      ...route,
      ...byCode,
      path: `/v1/air/features/:code/${level}`,
      summary: `${summary}, by its code`,
    }),
    defineRoute({
      ...route,
      path: `/v1/air/features/id/:id/${level}`,
      summary: `${summary}, by its id`,
    }),
  ] as const;
}

export const [listDeepLevelRoute, listDeepLevelByIdRoute] = levelRoutes('deep-level', {
  summary: 'What a feature stores',
  field: deepField,
});

export const [listProcessLevelRoute, listProcessLevelByIdRoute] = levelRoutes('process-level', {
  summary: 'What the processes of a feature put out',
  field: processOutput,
});

export const [listAnalyticLevelRoute, listAnalyticLevelByIdRoute] = levelRoutes('analytic-level', {
  summary: 'What a feature delivers for analysis',
  field: analyticField,
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
