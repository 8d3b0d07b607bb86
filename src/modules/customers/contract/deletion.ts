import { z } from 'zod';
import { defineErrors, errors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { customerPermissions } from './permissions.ts';

export const deletionEvents = defineEvents('customers', ['deleted_for_good']);

export const deletionErrors = defineErrors('customers', {
  /** It is what others became, or became another one, and a merge can be undone. */
  part_of_merge: 409,
});

export const deleteForGoodRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/customers/:id/hard',
  access: customerPermissions.names.delete,
  summary:
    'Delete a customer for good, with all that belongs to it; `confirm_name` must be exactly its name',
  body: z.strictObject({ confirm_name: z.string().max(1_000) }),
  refuses: [deletionErrors.part_of_merge, errors.still_referred_to],
  answers: { 204: z.undefined() },
});
