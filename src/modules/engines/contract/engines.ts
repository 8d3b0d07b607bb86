import { z } from 'zod';
import { calendarDay, employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { engineStatuses, engineTypes, firstStatuses } from './engine-status.ts';
import { engineSortKeys } from './engine-sort-keys.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { wrapped, countedPage } from '#platform/contract/envelopes.ts';
import { pageParameters, sortedBy } from '#platform/contract/pagination.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { enginePermissions } from './permissions.ts';
import { exportRoutes } from '#platform/contract/export.ts';

export const engineLimits = {
  code: 50,
  name: 100,
  description: 500,
  logic: 50_000,
  tags: 20,
  tag: 50,
  note: 200,
} as const;

/** Trimmed and without repetitions, as the form adds them. */
const tags = z
  .array(plainText(engineLimits.tag).pipe(z.string().min(1)))
  .transform((given) => [...new Set(given)])
  .pipe(z.array(z.string()).max(engineLimits.tags));

/** A text that keeps its line breaks and the spaces that begin its lines. */
const logic = z
  .string()
  .max(engineLimits.logic)
  .refine((text) => !text.includes('\0'), 'platform:validation.unprintable_character')
  .transform((text) => text.replaceAll('\r\n', '\n').trimEnd());

const engineFields = {
  name: requiredText(engineLimits.name, 'engines:errors.name_required'),
  type: z.enum(engineTypes, 'engines:errors.type_required'),
  description: plainText(engineLimits.description).default(''),
  logic: logic.default(''),
  tags: tags.default([]),
};

export const engineInput = z.strictObject({
  code: requiredText(engineLimits.code, 'engines:errors.code_required'),
  ...engineFields,
  status: z.enum(firstStatuses, 'engines:errors.status_required').default('active'),
});

/** What is required to take an engine out of use that others use. */
const withdrawal = {
  /** What to use instead: an active engine. */
  replacement_id: recordId.nullable().default(null),
  /** The last day on which it still serves what uses it already. */
  retires_on: calendarDay.nullable().default(null),
};

/** How many dependents the caller was shown: an engine in use is taken out of use only by people who saw them all. */
const usesSeen = { uses_seen: z.int().min(0).max(1_000_000_000).default(0) };

/** What changes an engine: all its fields but the code, and the `updated_at` the editor was looking at. */
export const engineChange = z.strictObject({
  ...everyField(engineFields),
  status: z.enum(engineStatuses, 'engines:errors.status_required'),
  ...everyField(withdrawal),
  ...usesSeen,
  /** What changed in the logic, stored with the version that the change makes. */
  change_note: plainText(engineLimits.note).default(''),
  updated_at: instant,
});

/** Moves an engine to another status, with all else as it is. */
export const engineMove = z.strictObject({
  status: z.enum(engineStatuses, 'engines:errors.status_required'),
  ...withdrawal,
  ...usesSeen,
  updated_at: instant,
});

export type EngineInput = z.output<typeof engineInput>;
export type EngineChange = z.output<typeof engineChange>;
export type EngineMove = z.output<typeof engineMove>;

/** Just enough of an engine to name it and to find it. */
export const engineReference = z.object({ id: recordId, code: z.string(), name: z.string() });

export type EngineReference = z.output<typeof engineReference>;

/** An engine as lists show it: all but its logic. */
export const listedEngine = z.object({
  id: recordId,
  code: z.string(),
  name: z.string(),
  type: z.enum(engineTypes),
  status: z.enum(engineStatuses),
  description: z.string(),
  tags: z.array(z.string()),
  /** Number of the version which its logic is; each change of the logic makes another. */
  version: z.number().int(),
  sub_function_count: z.number().int(),
  /** Modules of the catalogue in which it is used. */
  module_count: z.number().int(),
  used_in_count: z.number().int(),
  /** What to use instead of an engine that is deprecated or inactive. */
  replacement: engineReference.nullable(),
  retires_on: calendarDay.nullable(),
  created_at: instant,
  updated_at: instant,
  /** The employee who created it; null when the person is none. */
  created_by: employeeId.nullable(),
  created_by_name: z.string().nullable(),
  updated_by: employeeId.nullable(),
  updated_by_name: z.string().nullable(),
});

/** An engine as it is answered alone. */
export const engine = listedEngine.extend({ logic: z.string() });

export type ListedEngine = z.output<typeof listedEngine>;
export type Engine = z.output<typeof engine>;

export const engineErrors = defineErrors('engines', {
  /** The status does not lead there. */
  move_not_allowed: 409,
  /** Something uses it; the message says what. */
  in_use: 409,
  replaces_others: 409,
});

/** Kind of record, as events name it. */
export const ENGINE = 'engine';

export const engineEvents = defineEvents('engines', [
  'created',
  'updated',
  'deprecated',
  'deactivated',
  'deleted',
]);

export const engineCodeParams = z.object({
  code: requiredText(engineLimits.code, 'engines:errors.code_required'),
});

/** What a list of engines is narrowed by, and how it is sorted. */
export const engineFilters = {
  search: plainText(200).default(''),
  status: z.enum(engineStatuses).optional(),
  engine_type: z.enum(engineTypes).optional(),
  /** `yes` only those that something uses, `no` only those that nothing uses. */
  in_use: z.enum(['yes', 'no']).optional(),
  sort: sortedBy(engineSortKeys).default('-created_at'),
};

export type EngineFilters = z.output<z.ZodObject<typeof engineFilters>>;

/** Changing answers 409 with the stored engine in `current` when somebody saved after `updated_at`. */
export const engineRoutes = recordRoutes({
  path: '/v1/engines',
  access: enginePermissions.names,
  query: z.object({
    ...pageParameters,
    page_size: pageParameters.page_size.unwrap().default(10),
    ...engineFilters,
  }),
  create: engineInput,
  change: engineChange,
  answers: { one: wrapped(engine), page: countedPage(listedEngine) },
  summaries: {
    list: 'Engines of the company; `search` looks into code, name, description and tags',
    get: 'One engine',
    create: 'Create an engine',
    update: 'Change an engine; its code cannot change, and another logic becomes another version',
    delete: 'Delete an engine that nothing uses',
  },
  refuses: {
    update: [engineErrors.move_not_allowed],
    delete: [engineErrors.in_use, engineErrors.replaces_others],
  },
});

export const engineExport = exportRoutes({
  path: '/v1/engines',
  access: enginePermissions.names.read,
  what: 'the list of engines',
  filters: engineFilters,
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

export const getEngineByCodeRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/by-code/:code',
  access: enginePermissions.name('read'),
  summary: 'One engine by its code, in whichever case it is written',
  params: engineCodeParams,
  answers: { 200: wrapped(engine) },
});

export const moveEngineRoute = defineRoute({
  method: 'POST',
  path: '/v1/engines/:id/status',
  access: enginePermissions.name('write'),
  summary:
    'Move an engine to another status; to take one out of use that others use, name a replacement or last day, and in `uses_seen` how many dependents you were shown',
  body: engineMove,
  refuses: [engineErrors.move_not_allowed],
  answers: { 200: wrapped(engine) },
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
