import { z } from 'zod';
import { countedPage, wrapped } from '#platform/contract/envelopes.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { calendarDay, recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { engineStatuses } from './engine-status.ts';
import { engineCodeParams, engineReference } from './engines.ts';
import { enginePermissions } from './permissions.ts';

export const dependentKinds = ['feature', 'process_output', 'analytic_field'] as const;

export type DependentKind = (typeof dependentKinds)[number];

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

export const listUsesRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/:id/used-in',
  access: enginePermissions.name('read'),
  summary: 'What uses an engine, those that cannot do without it first',
  query: z.object({ ...pageParameters, search: plainText(200).default('') }),
  answers: { 200: countedPage(engineUse) },
});

/** What of a question about an engine the catalogue does not have. */
export const unknownPlaces = ['feature_unknown', 'module_unknown', 'field_unknown'] as const;

/** Why an engine cannot serve a feature. */
export const refusals = [
  ...unknownPlaces,
  'engine_draft',
  'engine_inactive',
  'engine_deprecated',
  'engine_retired',
  'logic_missing',
] as const;

export const checkEngineRoute = defineRoute({
  method: 'POST',
  path: '/v1/engines/check/:code',
  access: enginePermissions.name('read'),
  summary:
    'Whether the catalogue has the feature, its module and its fields, and the engine of that code can serve it; if not why',
  params: engineCodeParams,
  body: z.strictObject({
    feature: requiredText(200, 'engines:errors.feature_required'),
    /** Code of the module that the feature is expected in. */
    module: plainText(200).optional(),
    /** Codes of the feature's fields that the engine is to read or make. */
    fields: z
      .array(plainText(200).pipe(z.string().min(1)))
      .max(200)
      .default([]),
  }),
  answers: {
    200: wrapped(
      z.object({
        engine: engineReference.extend({ status: z.enum(engineStatuses) }),
        feature: z.string(),
        can_serve: z.boolean(),
        reasons: z.array(z.object({ code: z.enum(refusals), message: z.string() })),
        /** The feature, or something in it, uses the engine already. */
        used_already: z.boolean(),
        /** Which of the fields the feature does not have. */
        unknown_fields: z.array(z.string()),
        /** What to use instead of an engine that is deprecated or inactive. */
        replacement: engineReference.nullable(),
        retires_on: calendarDay.nullable(),
      }),
    ),
  },
});

/** Kind of record, as events name it; its id is that of what uses engines. */
export const ENGINE_USE = 'engine_use';

export const useEvents = defineEvents('engines', ['uses_changed']);
