import { z } from 'zod';
import { wrapped } from '#platform/contract/envelopes.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { MOST_AT_ONCE, severalAnswer } from '#platform/contract/several.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { orderProgresses } from './quotation-choices.ts';
import { quotationErrors } from './quotation-errors.ts';
import { needsReason, wantedStatuses, type WantedStatus } from './quotation-status.ts';
import { quotationPermissions } from './permissions.ts';
import { quotation } from './quotations.ts';

const moveFields = {
  status: z.enum(wantedStatuses, 'quotations:errors.status_not_settable'),
  /** Required where an offer is rejected or cancelled. */
  reason: plainText(500).default(''),
};

function refuseUnexplained(
  move: { readonly status: WantedStatus; readonly reason: string },
  context: z.RefinementCtx,
): void {
  if (!needsReason(move.status) || move.reason !== '') return;
  context.addIssue({
    code: 'custom',
    path: ['reason'],
    message: 'quotations:errors.reason_required',
  });
}

const refusals = [
  quotationErrors.move_not_allowed,
  quotationErrors.own_approval,
  quotationErrors.not_an_approver,
  quotationErrors.approved_earlier_step,
  quotationErrors.no_approver,
  quotationErrors.offer_expired,
];

/**
 * `submitted` hands in, and what needs no approval is approved at once; `approved` approves the step that is
 * due; `sent` is marked as sent on paper; `rejected` is by an approver before it was sent, later by the customer.
 */
export const moveQuotationRoute = defineRoute({
  method: 'PATCH',
  path: '/v1/quotations/:id/status',
  access: quotationPermissions.names.write,
  summary: 'Move a quotation to another status, as far as the table of moves allows it',
  body: z
    .strictObject({ ...moveFields, updated_at: instant.optional() })
    .superRefine(refuseUnexplained),
  refuses: refusals,
  answers: {
    200: wrapped(
      quotation.extend({
        /** Of what was handed in: the people and roles of whom one decides now. */
        asked: z.array(z.string()),
      }),
    ),
  },
});

export const moveQuotationsRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotations/status',
  access: quotationPermissions.names.write,
  summary: 'Move several quotations to the same status; each may be refused by itself',
  body: z
    .strictObject({
      /** Each with the time of the last change that its editor saw. */
      rows: z
        .array(z.strictObject({ id: recordId, updated_at: instant }))
        .min(1)
        .max(MOST_AT_ONCE),
      ...moveFields,
    })
    .superRefine(refuseUnexplained),
  answers: { 200: wrapped(severalAnswer) },
});

export const setOrderProgressRoute = defineRoute({
  method: 'PATCH',
  path: '/v1/quotations/:id/order-progress',
  access: quotationPermissions.names.write,
  summary: 'Say how far the order of an accepted offer is',
  body: z.strictObject({
    order_progress: z.enum(orderProgresses),
    note: plainText(500).default(''),
    updated_at: instant.optional(),
  }),
  refuses: [quotationErrors.not_accepted],
  answers: { 200: wrapped(quotation) },
});
