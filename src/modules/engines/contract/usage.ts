import { z } from 'zod';
import { wrapped } from '#platform/contract/envelopes.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { calendarDay, instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { engineLimits } from './engines.ts';
import { enginePermissions } from './permissions.ts';

export const usageOutcomes = ['succeeded', 'failed'] as const;

export const usageLog = z.object({
  id: recordId,
  used_at: instant,
  /** Code of the feature that it was used for. */
  feature: z.string(),
  outcome: z.enum(usageOutcomes),
  duration_ms: z.number().int().nullable(),
  note: z.string(),
  version: z.number().int(),
});

export type UsageLog = z.output<typeof usageLog>;

export const listUsageLogsRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/:id/usage-logs',
  access: enginePermissions.name('read'),
  summary: 'When an engine was used, the latest first',
  query: z.object({ limit: z.coerce.number().int().min(1).max(1_000).default(100) }),
  answers: { 200: wrapped(z.array(usageLog)) },
});

export const reportUsageRoute = defineRoute({
  method: 'POST',
  path: '/v1/engines/:id/usage-logs',
  access: enginePermissions.name('use'),
  summary: 'Report that an engine was used; for the programs that run it',
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
  query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
  answers: {
    200: wrapped(
      z.array(
        z.object({
          day: calendarDay,
          succeeded: z.number().int(),
          failed: z.number().int(),
        }),
      ),
    ),
  },
});

export const ENGINE_USAGE = 'engine_usage';

export const usageEvents = defineEvents('engines', ['usage_reported']);
