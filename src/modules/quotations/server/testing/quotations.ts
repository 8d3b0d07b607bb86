import type { z } from 'zod';
import { createCustomer } from '#modules/customers/server/testing/customers.ts';
import { quotationRoutes, type quotationInput } from '#modules/quotations/contract/quotations.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';

type Fields = Partial<z.input<typeof quotationInput>>;

/** A line over 100 baht, before tax. */
export const aLine = { item_name: 'น้ำตาลทราย', quantity: 2, unit: 'กก.', unit_price: 50 } as const;

/** What a draft to a customer of its own needs. */
export async function quotationBody(
  keeper: SignedIn,
  fields: Fields = {},
): Promise<z.input<typeof quotationInput>> {
  return {
    customer_id: fields.customer_id ?? (await createCustomer(keeper)).id,
    quotation_date: '2026-11-23',
    valid_until: '2099-12-23',
    items: [aLine],
    ...fields,
  };
}

/** Creates a draft to a customer of its own. */
export async function createQuotation(keeper: SignedIn, fields: Fields = {}) {
  const body = await quotationBody(keeper, fields);
  return (await keeper.ask(quotationRoutes.create, { body })).data;
}
