import { z } from 'zod';
import { wrapped } from '#platform/contract/envelopes.ts';
import { employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { engine, engineLimits, engineParams } from './engines.ts';
import { enginePermissions } from './permissions.ts';

/** So many sub-functions has an engine at most. */
export const MOST_SUB_FUNCTIONS = 500;

export const subFunctionInput = z.strictObject({
  name: requiredText(engineLimits.name, 'engines:errors.sub_function_required'),
  description: plainText(engineLimits.description).default(''),
});

export const subFunction = z.object({
  id: recordId,
  name: z.string(),
  description: z.string(),
  created_at: instant,
  updated_at: instant,
});

export type SubFunction = z.output<typeof subFunction>;

const subFunctionParams = engineParams.extend({ sub_function_id: recordId });

export const listSubFunctionsRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/:id/sub-functions',
  access: enginePermissions.name('read'),
  summary: 'The parts an engine is made of, in the order in which they were added',
  params: engineParams,
  answers: { 200: wrapped(z.array(subFunction)) },
});

export const addSubFunctionRoute = defineRoute({
  method: 'POST',
  path: '/v1/engines/:id/sub-functions',
  access: enginePermissions.name('write'),
  summary: 'Add a part to an engine',
  params: engineParams,
  body: subFunctionInput,
  answers: { 201: wrapped(subFunction) },
});

export const changeSubFunctionRoute = defineRoute({
  method: 'PUT',
  path: '/v1/engines/:id/sub-functions/:sub_function_id',
  access: enginePermissions.name('write'),
  summary: 'Change a part of an engine',
  params: subFunctionParams,
  body: subFunctionInput.extend({ updated_at: instant }),
  answers: { 200: wrapped(subFunction) },
});

export const removeSubFunctionRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/engines/:id/sub-functions/:sub_function_id',
  access: enginePermissions.name('write'),
  summary: 'Remove a part of an engine',
  params: subFunctionParams,
  answers: { 204: z.undefined() },
});

export const engineVersion = z.object({
  number: z.number().int(),
  /** What its author said of the change. */
  note: z.string(),
  created_at: instant,
  created_by: employeeId.nullable(),
  created_by_name: z.string().nullable(),
});

export type EngineVersion = z.output<typeof engineVersion>;

const versionNumber = z.coerce.number().int().min(1).max(1_000_000);

export const listVersionsRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/:id/versions',
  access: enginePermissions.name('read'),
  summary: 'Every logic that an engine has had, the newest first',
  params: engineParams,
  answers: { 200: wrapped(z.array(engineVersion)) },
});

export const compareVersionsRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/:id/difference',
  access: enginePermissions.name('read'),
  summary: 'What changed in the logic from one version to another, line by line; from 0 all is new',
  params: engineParams,
  query: z.object({
    from: z.coerce.number().int().min(0).max(1_000_000),
    to: versionNumber,
  }),
  answers: {
    200: wrapped(
      z.object({
        added: z.number().int(),
        removed: z.number().int(),
        lines: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
      }),
    ),
  },
});

export const restoreVersionRoute = defineRoute({
  method: 'POST',
  path: '/v1/engines/:id/versions/:version_no/restore',
  access: enginePermissions.name('write'),
  summary: 'Make the logic of an earlier version the newest one',
  params: engineParams.extend({ version_no: versionNumber }),
  answers: { 200: wrapped(engine) },
});

export const usageOutcomes = ['succeeded', 'failed'] as const;

export const usageLog = z.object({
  id: recordId,
  used_at: instant,
  /** Code of the feature that it was used for. */
  feature: z.string(),
  outcome: z.enum(usageOutcomes),
  duration_ms: z.number().int().nullable(),
  note: z.string(),
  /** The version that was in force. */
  version: z.number().int(),
});

export type UsageLog = z.output<typeof usageLog>;

export const listUsageLogsRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/:id/usage-logs',
  access: enginePermissions.name('read'),
  summary: 'When an engine was used, the latest first',
  params: engineParams,
  query: z.object({ limit: z.coerce.number().int().min(1).max(1_000).default(100) }),
  answers: { 200: wrapped(z.array(usageLog)) },
});

export const reportUsageRoute = defineRoute({
  method: 'POST',
  path: '/v1/engines/:id/usage-logs',
  access: enginePermissions.name('use'),
  summary: 'Report that an engine was used; for the programs that run it',
  params: engineParams,
  body: z.strictObject({
    feature: requiredText(200, 'engines:errors.feature_required'),
    outcome: z.enum(usageOutcomes),
    duration_ms: z.int().min(0).max(86_400_000).nullable().default(null),
    note: plainText(engineLimits.note).default(''),
  }),
  answers: { 201: wrapped(usageLog) },
});

export const usageTrendRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/:id/usage-trend',
  access: enginePermissions.name('read'),
  summary: 'How often an engine was used on each of the last days, today included',
  params: engineParams,
  query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
  answers: {
    200: wrapped(
      z.array(
        z.object({
          day: z.iso.date(),
          succeeded: z.number().int(),
          failed: z.number().int(),
        }),
      ),
    ),
  },
});
