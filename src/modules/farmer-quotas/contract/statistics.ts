import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { quotaPermissions } from './permissions.ts';
import { quotaStatuses } from './quota-choices.ts';

const count = z.number().int().nonnegative();

export const quotaStatistics = z.object({
  total: count,
  farmers: count,
  /** Every status, also those of no quota. */
  by_status: z.array(z.object({ status: z.enum(quotaStatuses), count })),
  by_office: z.array(
    z.object({
      office_id: recordId.nullable(),
      name: z.string().nullable(),
      count,
      verified: count,
    }),
  ),
  /** By the province of the contact address. */
  by_province: z.array(
    z.object({ province_id: z.number().int().nullable(), count, verified: count }),
  ),
  /** Of all seasons, the earliest first. */
  by_season: z.array(
    z.object({ season: z.string(), year: z.number().int(), count, verified: count }),
  ),
});

export type QuotaStatistics = z.output<typeof quotaStatistics>;

export const quotaStatisticsRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/statistics',
  access: quotaPermissions.names.read,
  summary: 'How many quotas there are by status, field office and province, of a season or of all',
  query: z.object({ season: plainText(20).optional(), office_id: recordId.optional() }),
  answers: { 200: quotaStatistics },
});
