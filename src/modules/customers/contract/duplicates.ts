import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { placeCode, recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { customerTypes } from './customer-choices.ts';
import { customer, customerErrors } from './customers.ts';
import { duplicateReasons } from './duplicate-reasons.ts';
import { customerPermissions } from './permissions.ts';

export const duplicateEvents = defineEvents('customers', [
  'duplicate_dismissed',
  'duplicate_reconsidered',
]);

/** What people compare of two customers. */
export const comparedCustomer = customer.pick({
  id: true,
  customer_type: true,
  name: true,
  tax_id: true,
  branch: true,
  email: true,
  phone: true,
  status: true,
  address: true,
  subdistrict_id: true,
  district_id: true,
  province_id: true,
  postal_code: true,
});

const reasons = z.array(z.enum(duplicateReasons));

/** A customer that may be the same as another one, and why. */
export const likelyDuplicate = z.object({ customer: comparedCustomer, reasons });

/** Two customers that may be one; `id` names the pair. */
export const likelyPair = z.object({
  id: z.string(),
  one: comparedCustomer,
  other: comparedCustomer,
  reasons,
});

export type ComparedCustomer = z.output<typeof comparedCustomer>;
export type LikelyDuplicate = z.output<typeof likelyDuplicate>;
export type LikelyPair = z.output<typeof likelyPair>;

/** What is typed may be incomplete or wrong: it is compared as far as it goes. */
export const typedCustomer = z.strictObject({
  /** The customer that is being changed. */
  customer_id: recordId.optional(),
  customer_type: z.enum(customerTypes).default('individual'),
  first_name: plainText(100).default(''),
  last_name: plainText(100).default(''),
  company_name: plainText(200).default(''),
  tax_id: plainText(30).default(''),
  branch: plainText(5).default(''),
  email: plainText(255).default(''),
  phone: plainText(50).default(''),
  subdistrict_id: placeCode.nullable().default(null),
});

export type TypedCustomer = z.output<typeof typedCustomer>;

export const checkDuplicatesRoute = defineRoute({
  method: 'POST',
  path: '/v1/customers/duplicates/check',
  access: customerPermissions.names.read,
  summary: 'At most five customers that may be the one being typed, the likeliest first',
  body: typedCustomer,
  answers: { 200: z.object({ data: z.array(likelyDuplicate) }) },
});

export const listDuplicatesRoute = defineRoute({
  method: 'GET',
  path: '/v1/customers/:id/duplicates',
  access: customerPermissions.names.read,
  summary: 'Customers that may be the same as this one, the likeliest first',
  answers: { 200: z.object({ data: z.array(likelyDuplicate) }) },
});

export const listPairsRoute = defineRoute({
  method: 'GET',
  path: '/v1/customers/duplicates',
  access: customerPermissions.names.read,
  summary: 'Pairs of customers that may be one, the likeliest first',
  query: z.object({
    ...pageParameters,
    reason: z.enum(duplicateReasons).optional(),
    /** Pairs that somebody found to be different, instead of those nobody has decided about. */
    dismissed: z.enum(['yes', 'no']).default('no'),
  }),
  answers: { 200: page(likelyPair) },
});

export const decidePairRoute = defineRoute({
  method: 'PUT',
  path: '/v1/customers/:id/duplicates/:other_id',
  access: customerPermissions.names.write,
  summary: 'Remember that two customers are not the same, or forget it',
  body: z.strictObject({ dismissed: z.boolean() }),
  refuses: [customerErrors.in_bin, customerErrors.merged],
  answers: { 204: z.undefined() },
});
