import type { z } from 'zod';
import { customerRoutes, type customerInput } from '#modules/customers/contract/customers.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';

let made = 0;

/** Creates a person, or with `customer_type` an organisation. */
export function createCustomer(
  keeper: SignedIn,
  fields: Partial<z.input<typeof customerInput>> = {},
) {
  made += 1;
  return keeper.ask(customerRoutes.create, {
    body: {
      first_name: 'สมชาย',
      last_name: `ใจดี ${made}`,
      company_name: `บริษัท ${made} จำกัด`,
      email: `customer-${made}@test.example`,
      ...fields,
    },
  });
}
