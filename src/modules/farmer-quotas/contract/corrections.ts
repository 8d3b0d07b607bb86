import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { quotaPermissions } from './permissions.ts';
import { identityFields, maskedFields, quotaLimits, seasonalFields } from './quota-fields.ts';
import { quotaErrors } from './quota-errors.ts';
import { seasonErrors } from './seasons.ts';

/** Kind of record, as events name it. */

export const correctionEvents = defineEvents('farmer-quotas', [
  'correction_requested',
  'correction_approved',
  'correction_refused',
  'correction_withdrawn',
]);

export const correctionErrors = defineErrors('farmer-quotas', {
  /** The quota has another one that waits. */
  correction_open: 409,
  /** It was decided or withdrawn before. */
  correction_decided: 409,
  /** Somebody else decides. */
  own_correction: 403,
  /** Only its author withdraws it. */
  correction_of_another: 409,
  /** It is not verified, and so changed directly. */
  correction_needless: 409,
});

export const correctionStatuses = ['pending', 'approved', 'refused', 'withdrawn'] as const;

/** What of a verified quota is corrected; what is left out stays as it is. */
export const correctedFields = z
  .strictObject({ ...everyField({ ...identityFields, ...seasonalFields }), ...maskedFields })
  .partial();

export type CorrectedFields = z.output<typeof correctedFields>;

const reason = requiredText(quotaLimits.reason, 'farmer-quotas:errors.correction_reason_required');

export const correctionInput = z.strictObject({
  changes: correctedFields.refine(
    (changes) => Object.keys(changes).length > 0,
    'farmer-quotas:errors.nothing_to_correct',
  ),
  reason,
});

export const correction = z.object({
  id: recordId,
  quota_id: recordId,
  quota_code: z.string(),
  name: z.string(),
  status: z.enum(correctionStatuses),
  reason: z.string(),
  /** Personal values have asterisks. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  requested_by_name: z.string().nullable(),
  is_own_request: z.boolean(),
  decision_note: z.string(),
  decided_by_name: z.string().nullable(),
  decided_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
});

export type Correction = z.output<typeof correction>;

const { read, write, verify } = quotaPermissions.names;

export const listCorrectionsRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/corrections',
  access: read,
  summary: 'Corrections of verified quotas, the latest first',
  query: z.object({
    ...pageParameters,
    status: z.enum(correctionStatuses).optional(),
    quota_id: recordId.optional(),
    /** Those that wait, and that the caller may decide. */
    awaiting: z.enum(['me']).optional(),
  }),
  answers: { 200: page(correction) },
});

export const requestCorrectionRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotas/:id/corrections',
  access: write,
  summary: 'Ask for a correction of a verified quota, which somebody else decides',
  body: correctionInput,
  refuses: [
    correctionErrors.correction_open,
    correctionErrors.correction_needless,
    quotaErrors.not_editable,
    seasonErrors.season_closed,
  ],
  answers: { 201: correction },
});

export const decideCorrectionRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotas/corrections/:id/decide',
  access: verify,
  summary: 'Approve or refuse a correction; a refusal has a note',
  body: z
    .strictObject({ approve: z.boolean(), note: plainText(quotaLimits.reason).default('') })
    .refine(({ approve, note }) => approve || note !== '', {
      path: ['note'],
      message: 'farmer-quotas:errors.decision_note_required',
    }),
  refuses: [
    correctionErrors.correction_decided,
    correctionErrors.own_correction,
    quotaErrors.not_editable,
    seasonErrors.season_closed,
  ],
  answers: { 200: correction },
});

export const withdrawCorrectionRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotas/corrections/:id/withdraw',
  access: write,
  summary: 'Take back a correction that one asked for',
  refuses: [correctionErrors.correction_decided, correctionErrors.correction_of_another],
  answers: { 200: correction },
});
