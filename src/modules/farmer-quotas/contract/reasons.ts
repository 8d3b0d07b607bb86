import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { requiredText } from '#platform/contract/text-fields.ts';
import { quotaPermissions } from './permissions.ts';

/** Kind of record, as events name it. */
export const QUOTA_REASON = 'quota_reason';

export const reasonEvents = defineEvents('farmer-quotas', [
  'reason_created',
  'reason_updated',
  'reason_deleted',
]);

const reasonFields = {
  name: requiredText(200),
  /** Results for which it is offered. */
  result: z.enum(['rejected', 'sent_back']),
};

export const reasonInput = z.strictObject(reasonFields);

export const quotaReason = recordOf(reasonInput);

export type QuotaReason = z.output<typeof quotaReason>;

const { verify, manage } = quotaPermissions.names;

/** Why quotas are rejected or sent back, as the company words it. */
export const reasonRoutes = recordRoutes({
  path: '/v1/quotas/reasons',
  access: { read: verify, write: manage, delete: manage },
  query: z.object({ ...pageParameters, result: reasonFields.result.optional() }),
  create: reasonInput,
  change: z.strictObject({ ...everyField(reasonFields), updated_at: instant }),
  answers: { one: quotaReason, page: page(quotaReason) },
  summaries: {
    list: 'Reasons to reject quotas or send them back',
    get: 'One reason',
    create: 'Create a reason',
    update: 'Change a reason; quotas keep the text they got',
    delete: 'Delete a reason; quotas keep the text they got',
  },
});
