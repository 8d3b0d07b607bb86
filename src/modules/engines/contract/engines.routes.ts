import { z } from 'zod';
import { wrapped, countedPage } from '#platform/contract/envelopes.ts';
import { recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import {
  engine,
  engineChange,
  engineInput,
  engineLimits,
  engineMove,
  engineReference,
  listedEngine,
} from './engine.ts';
import { engineStatuses, engineTypes } from './engine-status.ts';
import { engineUse } from './engine-use.ts';
import { enginePermissions } from './engines.permissions.ts';

export const engineParams = z.object({ id: recordId });

const codeParams = z.object({
  code: requiredText(engineLimits.code, 'engines:errors.code_required'),
});

export const engineSortKeys = [
  'code',
  '-code',
  'name',
  '-name',
  'type',
  '-type',
  'status',
  '-status',
  'created_at',
  '-created_at',
  'updated_at',
  '-updated_at',
] as const;

/** What a list of engines is narrowed by, and how it is sorted. */
export const engineFilters = {
  search: plainText(200).default(''),
  status: z.enum(engineStatuses).optional(),
  engine_type: z.enum(engineTypes).optional(),
  /** `yes` only those that something uses, `no` only those that nothing uses. */
  in_use: z.enum(['yes', 'no']).optional(),
  sort: z.enum(engineSortKeys).default('-created_at'),
};

export const listEnginesRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines',
  access: enginePermissions.name('read'),
  summary: 'Engines of the company; `search` looks into code, name, description and tags',
  query: z.object({
    ...pageParameters,
    page_size: pageParameters.page_size.unwrap().default(10),
    ...engineFilters,
  }),
  answers: { 200: countedPage(listedEngine) },
});

export const engineStatisticsRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/statistics',
  access: enginePermissions.name('read'),
  summary: 'How many engines, sub-functions and usages there are',
  answers: {
    200: wrapped(
      z.object({
        total_engines: z.number().int(),
        active_engines: z.number().int(),
        inactive_engines: z.number().int(),
        draft_engines: z.number().int(),
        deprecated_engines: z.number().int(),
        total_sub_functions: z.number().int(),
        total_used_in: z.number().int(),
        engines_by_type: z.record(z.enum(engineTypes), z.number().int()),
      }),
    ),
  },
});

export const getEngineRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/:id',
  access: enginePermissions.name('read'),
  summary: 'One engine',
  params: engineParams,
  answers: { 200: wrapped(engine) },
});

export const getEngineByCodeRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/by-code/:code',
  access: enginePermissions.name('read'),
  summary: 'One engine by its code, in whichever case it is written',
  params: codeParams,
  answers: { 200: wrapped(engine) },
});

export const createEngineRoute = defineRoute({
  method: 'POST',
  path: '/v1/engines',
  access: enginePermissions.name('write'),
  summary: 'Create an engine',
  body: engineInput,
  answers: { 201: wrapped(engine) },
});

/** Answers 409 with the stored engine in `current` when somebody saved after `updated_at`. */
export const updateEngineRoute = defineRoute({
  method: 'PUT',
  path: '/v1/engines/:id',
  access: enginePermissions.name('write'),
  summary: 'Change an engine; its code cannot change, and another logic becomes another version',
  params: engineParams,
  body: engineChange,
  answers: { 200: wrapped(engine) },
});

export const moveEngineRoute = defineRoute({
  method: 'POST',
  path: '/v1/engines/:id/status',
  access: enginePermissions.name('write'),
  summary:
    'Move an engine to another status; a deprecated one may name its replacement and last day',
  params: engineParams,
  body: engineMove,
  answers: { 200: wrapped(engine) },
});

export const deleteEngineRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/engines/:id',
  access: enginePermissions.name('delete'),
  summary: 'Delete an engine that nothing uses',
  params: engineParams,
  answers: { 204: z.undefined() },
});

export const checkDuplicateRoute = defineRoute({
  method: 'POST',
  path: '/v1/engines/check-duplicate',
  access: enginePermissions.name('read'),
  summary: 'Whether an engine of that name exists already, besides the one of `exclude_id`',
  body: z.strictObject({
    name: plainText(engineLimits.name),
    exclude_id: recordId.nullish(),
  }),
  answers: {
    200: wrapped(z.object({ is_duplicate: z.boolean(), engine: engineReference.nullable() })),
  },
});

export const listUsesRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/:id/used-in',
  access: enginePermissions.name('read'),
  summary: 'What uses an engine, those that cannot do without it first',
  params: engineParams,
  query: z.object({ ...pageParameters, search: plainText(200).default('') }),
  answers: { 200: countedPage(engineUse) },
});

/** Why an engine cannot serve a feature. */
export const refusals = [
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
  summary: 'Whether the engine of that code can serve a feature, and if not why',
  params: codeParams,
  body: z.strictObject({
    /** Code of the feature. */
    feature: requiredText(200, 'engines:errors.feature_required'),
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
        /** What to use instead of a deprecated engine. */
        replacement: engineReference.nullable(),
        retires_on: z.iso.date().nullable(),
      }),
    ),
  },
});
