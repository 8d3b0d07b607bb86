import { z } from 'zod';
import { employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { money } from '#platform/contract/money.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { severalAnswer } from '#platform/contract/several.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { customerStatuses } from './customer-choices.ts';
import { customerPermissions } from './permissions.ts';
import { MOST_TAGS } from './tags.ts';

/** So many customers are created, changed or deleted by one call. */
const MOST_ROWS = 1_000;

/** The place of a customer in the call, from 0. */
const row = z.number().int();

export const createCustomersRoute = defineRoute({
  method: 'POST',
  path: '/v1/customers/bulk',
  access: customerPermissions.names.write,
  summary: 'Create up to 1,000 customers; each may be refused by itself',
  description: 'Each of `rows` is the body of `POST /v1/customers`, and is checked as it is there.',
  body: z.strictObject({
    rows: z.array(z.record(z.string(), z.unknown())).min(1).max(MOST_ROWS),
  }),
  answers: {
    200: z.object({
      done: z.array(z.object({ row, id: recordId })),
      refused: z.array(
        z.object({
          row,
          fields: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
        }),
      ),
    }),
  },
});

export const deleteCustomersRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/customers/bulk',
  access: customerPermissions.names.delete,
  summary: 'Put up to 1,000 customers into the bin; each may be refused by itself',
  body: z.strictObject({ ids: z.array(recordId).min(1).max(MOST_ROWS) }),
  answers: { 200: severalAnswer },
});

const tagIds = z.array(recordId).max(MOST_TAGS).optional();

/** What several customers get; what is left out stays as it is. */
const change = z
  .strictObject({
    status: z.enum(customerStatuses).optional(),
    payment_terms: plainText(100).optional(),
    credit_limit: money('customers:errors.credit_limit_invalid').nullable().optional(),
    owner_id: employeeId.nullable().optional(),
    add_tag_ids: tagIds,
    remove_tag_ids: tagIds,
  })
  .refine((given) => Object.values(given).some((value) => value !== undefined), {
    message: 'customers:errors.nothing_to_change',
  });

export type CustomersChange = z.output<typeof change>;

export const changeCustomersRoute = defineRoute({
  method: 'PUT',
  path: '/v1/customers/bulk',
  access: customerPermissions.names.write,
  summary: 'Change up to 1,000 customers in the same way; each may be refused by itself',
  body: z.strictObject({
    /** Each with the time of the last change that its editor saw. */
    rows: z
      .array(z.strictObject({ id: recordId, updated_at: instant }))
      .min(1)
      .max(MOST_ROWS),
    change,
  }),
  answers: { 200: severalAnswer },
});
