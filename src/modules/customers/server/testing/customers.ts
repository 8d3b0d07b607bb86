import type { z } from 'zod';
import {
  customerRoutes,
  type Customer,
  type customerInput,
} from '#modules/customers/contract/customers.ts';
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

/** What a customer was answered with, as the body of a change. */
export function changeOf({
  id: _id,
  name: _name,
  tags: _tags,
  owner_name: _owner,
  created_at: _made,
  deleted_at: _gone,
  anonymised_at: _erased,
  ...fields
}: Customer) {
  return fields;
}
