import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { deliveryUses, fieldLevels, fieldTypes, outputStatuses } from './entry.ts';

const identity = {
  id: recordId,
  /** By which links and searches name it, as in `highlight=`. */
  field_code: z.string(),
  description: z.string(),
  /** It still is there, but something else is to be used. */
  deprecated: z.boolean(),
};

/** Something that a feature stores. */
export const deepField = z.object({
  ...identity,
  field_name: z.string(),
  field_type: z.enum(fieldTypes),
  /** As the database of a source calls it, and what else that says of it; empty where none was read. */
  native_type: z.string(),
  native_notes: z.string(),
  is_required: z.boolean(),
  sample_value: z.string(),
  relation: z
    .object({
      target_table: z.string(),
      target_field: z.string(),
      /** The field it leads to; null when the catalogue has none of that name. */
      target_field_id: recordId.nullable(),
    })
    .nullable(),
});

export type DeepField = z.output<typeof deepField>;

/** The engine of a field: by the code it was given, and as the registry knows it, where it does. */
const engine = {
  engine_code: z.string().nullable(),
  engine_id: recordId.nullable(),
  /** The code, where the registry knows no such engine. */
  engine_name: z.string().nullable(),
};

/** Something that a process of a feature puts out. */
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

/** A field of any level, as a list of all of them shows it. */
export const anyField = z.object({
  ...identity,
  feature_id: recordId,
  level: z.enum(fieldLevels),
  field_name: z.string(),
  field_type: z.enum(fieldTypes).nullable(),
  is_required: z.boolean(),
});

export type AnyField = z.output<typeof anyField>;
