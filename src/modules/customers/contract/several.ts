import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { money } from '#platform/contract/money.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { severalAnswer } from '#platform/contract/several.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { customerStatuses } from './customer-choices.ts';
import { customerPermissions } from './permissions.ts';
import { MOST_TAGS } from './tags.ts';

/** So many customers are changed by one call. */
const MOST_ROWS = 1_000;

const tagIds = z.array(recordId).max(MOST_TAGS).optional();

/** What several customers get; what is left out stays as it is. */
const change = z
  .strictObject({
    status: z.enum(customerStatuses).optional(),
    payment_terms: plainText(100).optional(),
    credit_limit: money('customers:errors.credit_limit_invalid').nullable().optional(),
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
