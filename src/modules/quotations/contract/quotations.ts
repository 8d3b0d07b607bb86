import { z } from 'zod';
import { countedPage, wrapped } from '#platform/contract/envelopes.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { calendarDay, employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { money } from '#platform/contract/money.ts';
import { pageParameters, sortedBy } from '#platform/contract/pagination.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { quotationPermissions } from './permissions.ts';
import {
  discountTypes,
  MOST_ITEMS,
  orderProgresses,
  quotationAwaiting,
  quotationSortKeys,
  taxMethods,
} from './quotation-choices.ts';
import { quotationErrors } from './quotation-errors.ts';
import { discountValue, itemInput, quotationItem } from './quotation-items.ts';
import { refuseWrongQuotation } from './quotation-rules.ts';
import { quotationStatuses, rejecters, wantedStatuses } from './quotation-status.ts';
import { quotationWarning } from './quotation-warnings.ts';

const WITHHOLDING = 'quotations:errors.withholding_invalid';

/** Who is asked for at the customer; with the notes and terms the only texts besides the lines. */
const headFields = {
  customer_id: recordId,
  contact_name: plainText(200).default(''),
  quotation_date: calendarDay,
  /** The last day on which the offer can be accepted. */
  valid_until: calendarDay,
  payment_terms: plainText(200).default(''),
  notes: plainText(4_000).default(''),
  prices_include_vat: z.boolean().default(false),
  /** On the whole quotation, besides those of its lines. */
  discount_type: z.enum(discountTypes).default('percentage'),
  discount_value: discountValue.default(0),
  /** In percent of the amount before tax, as a note. */
  withholding_tax_rate: z
    .number(WITHHOLDING)
    .min(0, WITHHOLDING)
    .max(30, WITHHOLDING)
    .multipleOf(0.01, WITHHOLDING)
    .default(0),
  /** In baht; paper then has a code to pay it by. */
  deposit_amount: money('quotations:errors.deposit_invalid').nullable().default(null),
};

const items = z
  .array(itemInput)
  .min(1, 'quotations:errors.items_required')
  .max(MOST_ITEMS, 'quotations:errors.items_full')
  .meta({ examples: [[{ item_name: 'Sugar', quantity: 10, unit: 'kg', unit_price: 25 }]] });

/** Taken where it is sent: what is created and changed this way is a draft. */
const status = z.literal('draft').optional();

export const quotationInput = z
  .strictObject({ ...headFields, items, status })
  .superRefine(refuseWrongQuotation);

export const quotationChange = z
  .strictObject({ ...everyField(headFields), items, status, updated_at: instant })
  .superRefine(refuseWrongQuotation);

export type QuotationInput = z.output<typeof quotationInput>;
export type QuotationChange = z.output<typeof quotationChange>;

/** A quotation as lists show it: without its lines. Amounts are in baht. */
export const listedQuotation = recordOf(z.strictObject(headFields)).extend({
  quotation_number: z.string(),
  /** 1, and one more for each revision. */
  revision: z.number().int(),
  status: z.enum(quotationStatuses),
  /** The moves that the status allows. */
  moves: z.array(z.enum(wantedStatuses)),
  may_revise: z.boolean(),
  rejected_by: z.enum(rejecters).nullable(),
  /** Why it was rejected or cancelled. */
  status_reason: z.string(),
  status_at: instant,
  submitted_at: instant.nullable(),
  approved_at: instant.nullable(),
  sent_at: instant.nullable(),
  /** When the customer accepted or rejected it. */
  answered_at: instant.nullable(),
  order_progress: z.enum(orderProgresses),
  /** As it was when the draft was last saved, and as it is on paper. */
  customer_name: z.string(),
  /** Who created it. */
  owner_id: employeeId.nullable(),
  owner_name: z.string().nullable(),
  currency: z.literal('THB'),
  tax_method: z.enum(taxMethods),
  subtotal: z.number(),
  line_discount_total: z.number(),
  document_discount: z.number(),
  taxable_base: z.number(),
  exempt_amount: z.number(),
  vat: z.number(),
  total: z.number(),
  withholding_tax: z.number(),
  /** The quotation that this one revises, and the one that revises it. */
  revises_id: recordId.nullable(),
  superseded_by_id: recordId.nullable(),
});

/** A quotation as it is answered alone. */
export const quotation = listedQuotation.extend({
  items: z.array(quotationItem),
  /** What people should look at; nothing of it refuses the quotation. */
  warnings: z.array(quotationWarning),
});

export type ListedQuotation = z.output<typeof listedQuotation>;
export type Quotation = z.output<typeof quotation>;

export const quotationFilters = {
  search: plainText(200).default(''),
  status: z.enum(quotationStatuses).optional(),
  /** Those that wait for the caller's approval. */
  awaiting: z.enum(quotationAwaiting).optional(),
  customer_id: recordId.optional(),
  owner_id: employeeId.optional(),
  date_from: calendarDay.optional(),
  date_to: calendarDay.optional(),
  valid_from: calendarDay.optional(),
  valid_to: calendarDay.optional(),
  sort: sortedBy(quotationSortKeys).default('-created_at'),
};

export type QuotationFilters = z.output<z.ZodObject<typeof quotationFilters>>;

const { page, count, page_size } = pageParameters;

export const quotationRoutes = recordRoutes({
  path: '/v1/quotations',
  access: quotationPermissions.names,
  query: z.object({
    page,
    count,
    page_size: page_size.unwrap().optional(),
    /** The same as `page_size`, 10 where neither is given. */
    limit: page_size.unwrap().optional(),
    ...quotationFilters,
  }),
  create: quotationInput,
  change: quotationChange,
  answers: {
    one: wrapped(quotation),
    page: countedPage(listedQuotation).extend({ limit: z.number().int().positive() }),
  },
  refuses: {
    update: [quotationErrors.not_a_draft],
    delete: [quotationErrors.not_a_draft],
  },
  summaries: {
    list: 'Quotations of the company; `search` looks into numbers, customers, notes and lines',
    get: 'One quotation with its lines',
    create: 'Create a draft; it takes the next number',
    update: 'Change a draft',
    delete: 'Delete a draft; its number stays void',
  },
});

export const quotationByNumberRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/by-number/:number',
  access: quotationPermissions.names.read,
  summary: 'The quotation with a number, for example QT-2569-00012 or QT-2569-00012-R2',
  params: z.object({ number: z.string().min(1).max(100) }),
  answers: { 200: wrapped(quotation) },
});

export const generateNumberRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/generate-number',
  access: quotationPermissions.names.write,
  summary: 'The number that the next quotation of a day would take; it is not reserved',
  query: z.object({ quotation_date: calendarDay.optional() }),
  answers: { 200: wrapped(z.object({ quotation_id: z.string() })) },
});

export const voidNumbersRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/void-numbers',
  access: quotationPermissions.names.read,
  summary: 'The numbers of deleted drafts, the latest first, at most 500',
  answers: {
    200: wrapped(
      z.array(
        z.object({
          quotation_number: z.string(),
          deleted_at: instant,
          deleted_by_name: z.string().nullable(),
        }),
      ),
    ),
  },
});

/** Prices of products that were changed since a quotation was written. */
export const priceChangesRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/:id/price-changes',
  access: quotationPermissions.names.read,
  summary: 'The lines whose product has another price today, which a duplicate may take',
  answers: {
    200: wrapped(
      z.array(
        z.object({
          item_id: recordId,
          item_name: z.string(),
          price_before: z.number(),
          price_today: z.number(),
        }),
      ),
    ),
  },
});

export const duplicateQuotationRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotations/:id/duplicate',
  access: quotationPermissions.names.write,
  summary: 'A draft with a new number, of today, with the same customer and lines',
  query: z.object({
    /** Prices as they were, or as products have them today. */
    prices: z.enum(['copied', 'today']).default('copied'),
  }),
  answers: { 201: wrapped(quotation) },
});
