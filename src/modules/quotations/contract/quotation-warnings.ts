import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';

/** Open offers and this one exceed what the customer may owe; amounts in baht. */
const creditLimit = z.object({
  code: z.literal('credit_limit_exceeded'),
  credit_limit: z.number(),
  /** Of this quotation and the other open ones. */
  open_total: z.number(),
});

/** Another open offer to the same customer has the same lines, or nearly so. */
const similarOffer = z.object({
  code: z.literal('similar_offer'),
  quotation_id: recordId,
  quotation_number: z.string(),
});

/** The customer is marked as inactive. */
const inactiveCustomer = z.object({ code: z.literal('customer_inactive') });

export const quotationWarning = z.discriminatedUnion('code', [
  creditLimit,
  similarOffer,
  inactiveCustomer,
]);

export type QuotationWarning = z.output<typeof quotationWarning>;
