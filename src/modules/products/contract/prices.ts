import { z } from 'zod';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { calendarDay, instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { severalAnswer, severalIds } from '#platform/contract/several.ts';
import { productPermissions } from './permissions.ts';
import { price } from './products.ts';

export const priceEvents = defineEvents('products', [
  'price_changed',
  'price_planned',
  'price_withdrawn',
]);

export const priceErrors = defineErrors('products', {
  /** What was valid on a day in the past cannot be changed. */
  price_in_the_past: 409,
  /** A change in percent or baht leads below zero or above the largest amount. */
  price_out_of_range: 409,
});

export const priceInput = z.strictObject({
  price,
  /** The first day on which it is valid, today or later by the calendar of Bangkok. */
  valid_from: calendarDay,
});

export const productPrice = z.object({
  price: z.number(),
  valid_from: calendarDay,
  created_at: instant,
  created_by_name: z.string().nullable(),
});

export type ProductPrice = z.output<typeof productPrice>;

export const listPricesRoute = defineRoute({
  method: 'GET',
  path: '/v1/products/:id/prices',
  access: productPermissions.names.read,
  summary:
    'Prices of a product: planned ones first, then the present one and those before; at most 500',
  answers: { 200: z.object({ data: z.array(productPrice) }) },
});

export const setPriceRoute = defineRoute({
  method: 'POST',
  path: '/v1/products/:id/prices',
  access: productPermissions.names.write,
  summary: 'Set the price of a product from a day on; answers with its prices',
  body: priceInput,
  refuses: [priceErrors.price_in_the_past],
  answers: { 201: z.object({ data: z.array(productPrice) }) },
});

export const withdrawPriceRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/products/:id/prices/:valid_from',
  access: productPermissions.names.write,
  summary: 'Withdraw a price that is not valid yet',
  params: z.object({ id: recordId, valid_from: calendarDay }),
  answers: { 204: z.undefined() },
});

/** How prices of several products are changed. */
export const priceChangeKinds = ['percent', 'baht', 'exact'] as const;

/** To what a changed price is rounded, in satang: the next satang, quarter of a baht, or baht. */
export const roundings = [1, 25, 100] as const;

export const priceChange = z.strictObject({
  by: z.enum(priceChangeKinds),
  /** Percent or baht, which may be negative, or the new price. */
  value: z.number().min(-1_000_000).max(1_000_000).multipleOf(0.01),
  round_to: z.literal(roundings).default(1),
});

export type PriceChange = z.output<typeof priceChange>;

export const changePricesInput = z.strictObject({
  ids: severalIds,
  change: priceChange,
  valid_from: calendarDay,
  /** Only says what would become of each price. */
  dry_run: z.boolean().default(false),
});

export const changePricesRoute = defineRoute({
  method: 'POST',
  path: '/v1/products/change-prices',
  access: productPermissions.names.write,
  summary: 'Change the prices of several products, each by itself',
  body: changePricesInput,
  refuses: [priceErrors.price_in_the_past],
  answers: {
    200: severalAnswer.extend({
      prices: z.array(
        z.object({
          id: recordId,
          code: z.string(),
          name_th: z.string(),
          name_en: z.string(),
          before: z.number(),
          after: z.number(),
        }),
      ),
    }),
  },
});
