/** What a line is: something that is sold, a heading over lines, or a text between them. */
export const itemTypes = ['product', 'section', 'note'] as const;

export type ItemType = (typeof itemTypes)[number];

/** How a discount is given: in percent, or as an amount in baht. */
export const discountTypes = ['percentage', 'fixed'] as const;

export type DiscountType = (typeof discountTypes)[number];

/** Value-added tax in percent: the usual rate, or none where the product is exempt. */
export const TAX_RATE = 7;
export const taxRates = [TAX_RATE, 0] as const;

/** Whether value-added tax is computed on the sum of the lines, or on each line and then added up. */
export const taxMethods = ['base', 'line'] as const;

export type TaxMethod = (typeof taxMethods)[number];

/** How much of an accepted offer was ordered, received, invoiced and paid. */
export const orderProgresses = [
  'NOT_ORDERED',
  'PARTIAL_ORDERED',
  'FULLY_ORDERED',
  'PARTIAL_RECEIVED',
  'FULLY_RECEIVED',
  'PARTIAL_INVOICED',
  'FULLY_INVOICED',
  'PARTIAL_PAID',
  'FULLY_PAID',
] as const;

export type OrderProgress = (typeof orderProgresses)[number];

/** By what the list of quotations is sorted. */
export const quotationSortKeys = [
  'created_at',
  'quotation_date',
  'valid_until',
  'quotation_number',
  'customer_name',
  'total',
  'updated_at',
] as const;

/** What quotations of the list wait for: the reader's approval, or their correction of their own. */
export const quotationAwaiting = ['me', 'correction'] as const;

/** The calendar by which the year of a number is written. */
export const numberCalendars = ['buddhist', 'gregorian'] as const;

/** How a quotation looks on paper. */
export const paperDesigns = ['classic', 'modern'] as const;

/** Limits of a quotation. */
export const MOST_ITEMS = 500;
export const MOST_QUANTITY = 99_999_999;
export const QUANTITY_DECIMALS = 3;
export const MOST_APPROVAL_STEPS = 2;
