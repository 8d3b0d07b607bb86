import { z } from 'zod';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { customer, customerErrors } from './customers.ts';
import { mergeFields, mergeStrategies, MOST_MERGED } from './merge-fields.ts';
import { customerPermissions } from './permissions.ts';

export const mergeEvents = defineEvents('customers', [
  'merged',
  'merged_away',
  'merge_undone',
  'separated',
]);

export const mergeErrors = defineErrors('customers', {
  merge_undone_already: 409,
  merge_too_old: 409,
});

export const mergeInput = z.strictObject({
  /** The customer that stays. */
  primary_id: recordId,
  /** Those that become it. */
  merge_ids: z
    .array(recordId)
    .min(1)
    .max(MOST_MERGED - 1),
  strategy: z.enum(mergeStrategies).default('fill_blanks'),
  /** Whose value single fields get, whatever the strategy. */
  fields: z.partialRecord(z.enum(mergeFields), recordId).default({}),
  /** Only says what would happen. */
  dry_run: z.boolean().default(false),
});

export type MergeInput = z.output<typeof mergeInput>;

const move = z.object({
  name: z.string(),
  /** In the reader's language. */
  label: z.string(),
  count: z.number().int(),
});

export const mergeAnswer = z.object({
  /** The customer that stays, as it is now, or would be. */
  customer,
  /** How many records of others point to it from then on. */
  moves: z.array(move),
  /** By which the merge is undone; none of a dry run. */
  merge_id: recordId.nullable(),
});

export type MergeAnswer = z.output<typeof mergeAnswer>;

export const mergeRoute = defineRoute({
  method: 'POST',
  path: '/v1/customers/merge',
  access: customerPermissions.names.delete,
  summary: 'Merge two to five customers into one',
  description:
    'Addresses, contacts, tags, files and whatever else points to the others moves to `primary_id`. Their ids then lead to it: `GET /v1/customers/:id` answers the customer that stayed, whose `id` differs. `strategy` says whose values it has: its own (`keep_primary`), its own before those of the others in the given order (`fill_blanks`), or the latest (`newest`). `fields` chooses single ones: `address` with its places, `tax_id` with its branch.',
  body: mergeInput,
  refuses: [customerErrors.in_bin, customerErrors.merged],
  answers: { 200: mergeAnswer },
});

export const customerMerge = z.object({
  id: recordId,
  merged: z.array(z.object({ id: recordId, name: z.string() })),
  merged_by: z.string().nullable(),
  created_at: instant,
  /** Until then it can be undone. */
  undo_until: instant,
});

export type CustomerMerge = z.output<typeof customerMerge>;

export const listMergesRoute = defineRoute({
  method: 'GET',
  path: '/v1/customers/:id/merges',
  access: customerPermissions.names.read,
  summary: 'Merges into this customer that can be undone, the latest first',
  answers: { 200: z.object({ data: z.array(customerMerge) }) },
});

export const undoMergeRoute = defineRoute({
  method: 'POST',
  path: '/v1/customers/merges/:id/undo',
  access: customerPermissions.names.delete,
  summary: 'Undo a merge of the last 30 days',
  description:
    'What moved returns, as far as it still belongs to the customer. Its own fields become what they were, except those that somebody has changed since.',
  refuses: [
    customerErrors.in_bin,
    customerErrors.merged,
    mergeErrors.merge_undone_already,
    mergeErrors.merge_too_old,
  ],
  answers: { 200: customer },
});
