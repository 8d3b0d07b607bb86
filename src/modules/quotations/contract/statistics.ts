import { z } from 'zod';
import { wrapped } from '#platform/contract/envelopes.ts';
import { calendarDay, employeeId, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { quotationPermissions } from './permissions.ts';
import { quotationStatuses } from './quotation-status.ts';

const figures = {
  count: z.number().int(),
  /** In baht. */
  total: z.number(),
  /** Offers that the customer accepted, of those sent that were answered or expired. */
  accepted: z.number().int(),
  accepted_total: z.number(),
  decided: z.number().int(),
};

/** Figures of quotations by their date; superseded ones are left out, as their revision counts. */
export const quotationStatistics = z.object({
  ...figures,
  /** Accepted of decided, from 0 to 1; null where nothing is decided. */
  conversion: z.number().nullable(),
  /** Days from sending to the answer of the customer; null where nobody answered. */
  days_to_answer: z.object({ median: z.number(), average: z.number() }).nullable(),
  /** Offers that were sent and may still be accepted. */
  open: z.object({ count: z.number().int(), total: z.number() }),
  by_status: z.array(
    z.object({ status: z.enum(quotationStatuses), count: z.number().int(), total: z.number() }),
  ),
  /** Months as `2026-11`, the earliest first, also those without quotations. */
  by_month: z.array(z.object({ month: z.string(), ...figures })),
  /** The largest totals first, at most 50; without a person where somebody who is no employee created them. */
  by_person: z.array(
    z.object({ owner_id: employeeId.nullable(), owner_name: z.string().nullable(), ...figures }),
  ),
});

export type QuotationStatistics = z.output<typeof quotationStatistics>;

export const statisticsRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/statistics',
  access: quotationPermissions.names.read,
  summary: 'Quotations by status, month and person, conversion and time to answer',
  query: z.object({
    /** The last twelve months where left out. */
    date_from: calendarDay.optional(),
    date_to: calendarDay.optional(),
    customer_id: recordId.optional(),
    owner_id: employeeId.optional(),
  }),
  answers: { 200: wrapped(quotationStatistics) },
});
