import { z } from 'zod';
import { defineEvents } from '#platform/contract/events.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { requiredText } from '#platform/contract/text-fields.ts';
import { quotaPermissions } from './permissions.ts';

/** Kind of record, as events name it. */
export const QUOTA_SETTINGS = 'quota_settings';

export const settingsEvents = defineEvents('farmer-quotas', ['settings_updated']);

/** Zeros are replaced by the number, `{YYYY}` and `{YY}` by the Buddhist year of the season. */
const codePattern = requiredText(25)
  .toUpperCase()
  .refine((pattern) => /^(?:[A-Z\d/_.-]|\{YYYY\}|\{YY\})*\{0{3,9}\}$/.test(pattern), {
    message: 'farmer-quotas:errors.code_pattern_invalid',
  })
  .meta({ examples: ['Q{YY}-{00000}'] });

const settingsFields = {
  code_pattern: codePattern,
  /** Whether people may verify what they entered. */
  own_entries_verified: z.boolean(),
  /** Years after the end of the last season, when personal data are erased; null keeps them. */
  retention_years: z.number().int().min(1).max(50).nullable(),
  /** The departments that are field offices. */
  office_ids: z.array(recordId).max(500),
};

export const quotaSettingsInput = z.strictObject({
  ...settingsFields,
  updated_at: instant.nullable(),
});

export const quotaSettings = z.object({ ...settingsFields, updated_at: instant.nullable() });

export type QuotaSettings = z.output<typeof quotaSettings>;

export const getSettingsRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/settings',
  access: quotaPermissions.names.manage,
  summary: 'How the company runs its quotas',
  answers: { 200: quotaSettings },
});

export const updateSettingsRoute = defineRoute({
  method: 'PUT',
  path: '/v1/quotas/settings',
  access: quotaPermissions.names.manage,
  summary: 'Change how the company runs its quotas',
  body: quotaSettingsInput,
  answers: { 200: quotaSettings },
});

export const listOfficesRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/offices',
  access: quotaPermissions.names.read,
  summary: 'The departments that are marked as field offices',
  answers: { 200: z.object({ data: z.array(z.object({ id: recordId, name: z.string() })) }) },
});
