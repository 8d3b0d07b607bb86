import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { quotaPermissions } from './permissions.ts';
import { quotaStatuses } from './quota-choices.ts';
import { quota } from './quotas.ts';
import { nationalId, quotaLimits, seasonalFields } from './quota-fields.ts';

const { read, write } = quotaPermissions.names;

export const checkUniqueRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotas/check-unique',
  access: read,
  summary: 'Whether a quota number is still free',
  body: z.strictObject({
    quota_number: requiredText(quotaLimits.quota_code),
    exclude_quota_id: recordId.optional(),
  }),
  answers: { 200: z.object({ is_unique: z.boolean() }) },
});

const latestQuota = quota
  .pick({ id: true, season: true })
  .extend(
    recordOf(z.object(seasonalFields)).omit({ id: true, created_at: true, updated_at: true }).shape,
  );

export const checkDuplicateRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotas/check-duplicate',
  access: write,
  summary: 'The farmer with this national id, with the quotas of all seasons',
  description: 'Those who may not read quotas get `is_duplicate` alone.',
  body: z.strictObject({ citizen_id: nationalId }),
  answers: {
    200: z.object({
      is_duplicate: z.boolean(),
      farmer: z
        .object({
          id: recordId,
          first_name: z.string(),
          last_name: z.string(),
          birth_date: z.string().nullable(),
        })
        .nullable(),
      /** What the latest quota has besides the person, to be taken over; bank accounts have asterisks. */
      latest: latestQuota.nullable(),
      quotas: z.array(
        z.object({
          id: recordId,
          quota_code: z.string(),
          season: z.string(),
          quota_status: z.enum(quotaStatuses),
        }),
      ),
    }),
  },
});

export const generateNumberRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/generate-number',
  access: write,
  summary: 'The number that the next quota without one would get; nothing is reserved',
  query: z.object({ season: plainText(20).optional() }),
  answers: { 200: z.object({ quota_number: z.string() }) },
});
