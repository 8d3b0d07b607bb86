import { z } from 'zod';
import { defineEvents } from '#platform/contract/events.ts';
import { reasonLimits } from '#platform/contract/personal-values.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { customer, customerErrors } from './customers.ts';
import { customerPermissions } from './permissions.ts';

export const anonymisationEvents = defineEvents('customers', ['anonymised']);

export const anonymiseRoute = defineRoute({
  method: 'POST',
  path: '/v1/customers/:id/anonymise',
  access: customerPermissions.names.delete,
  summary:
    'Erase all personal data of a customer and of those merged into it, also from the history; `confirm_name` must be exactly its name',
  description:
    'The record stays in the bin without a name, so that documents which point to it stay valid. This cannot be undone.',
  body: z.strictObject({
    confirm_name: z.string().max(1_000),
    reason: z.string().trim().min(reasonLimits.least).max(reasonLimits.most),
  }),
  refuses: [customerErrors.merged, customerErrors.anonymised],
  answers: { 200: customer },
});
