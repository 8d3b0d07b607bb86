import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { money } from '#platform/contract/money.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import {
  discountTypes,
  itemTypes,
  MOST_QUANTITY,
  TAX_RATE,
  taxRates,
} from './quotation-choices.ts';

const QUANTITY = 'quotations:errors.quantity_invalid';
const DISCOUNT = 'quotations:errors.discount_invalid';

export const itemPrice = money('quotations:errors.unit_price_invalid');

/** Percent or baht; its upper limit depends on which of them it is. */
export const discountValue = money(DISCOUNT);

/** A line of a quotation; lines are in the order of the list. */
export const itemInput = z.strictObject({
  item_type: z.enum(itemTypes).default('product'),
  /** The product that the line was made from; without one it is a free line. */
  product_id: recordId.nullable().default(null),
  item_name: plainText(300).default(''),
  description: plainText(2_000).default(''),
  quantity: z
    .number(QUANTITY)
    .min(0, QUANTITY)
    .max(MOST_QUANTITY, QUANTITY)
    .multipleOf(0.001, QUANTITY)
    .default(1),
  unit: plainText(50).default(''),
  /** In baht. */
  unit_price: itemPrice.default(0),
  discount_type: z.enum(discountTypes).default('percentage'),
  discount_value: discountValue.default(0),
  tax_rate: z.literal(taxRates).default(TAX_RATE),
  /** Offered besides: in no total until the customer wants it. */
  is_optional: z.boolean().default(false),
  /** Ignored: the order of the list counts. */
  display_order: z.int().min(0).max(10_000).optional(),
});

export type ItemInput = z.output<typeof itemInput>;

/** A line as it is answered, with its amounts in baht. */
export const quotationItem = z.object({
  id: recordId,
  item_type: z.enum(itemTypes),
  product_id: recordId.nullable(),
  item_name: z.string(),
  description: z.string(),
  quantity: z.number(),
  unit: z.string(),
  unit_price: z.number(),
  discount_type: z.enum(discountTypes),
  discount_value: z.number(),
  tax_rate: z.number(),
  is_optional: z.boolean(),
  display_order: z.number().int(),
  gross: z.number(),
  discount: z.number(),
  net: z.number(),
  document_discount: z.number(),
  base: z.number(),
  vat: z.number(),
  total: z.number(),
});

export type QuotationItem = z.output<typeof quotationItem>;
