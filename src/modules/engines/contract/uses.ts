import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';

/** Kinds of records that use engines. */
export const dependentKinds = ['feature', 'process_output', 'analytic_field'] as const;

export type DependentKind = (typeof dependentKinds)[number];

/** Something that uses an engine. */
export const engineUse = z.object({
  kind: z.enum(dependentKinds),
  id: recordId,
  code: z.string(),
  /** Its name in the caller's language. */
  name: z.string(),
  module_code: z.string().nullable(),
  feature_code: z.string().nullable(),
  /** The screen that shows it. */
  link: z.string(),
  /** Without the engine it cannot do its work. */
  required: z.boolean(),
});

export type EngineUse = z.output<typeof engineUse>;
