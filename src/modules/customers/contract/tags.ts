import { z } from 'zod';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { flagParameter } from '#platform/contract/file-import.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { severalAnswer, severalIds } from '#platform/contract/several.ts';
import { requiredText } from '#platform/contract/text-fields.ts';
import { tagColours } from './customer-choices.ts';
import { customerPermissions } from './permissions.ts';

/** Kind of record, as events name it. */
export const CUSTOMER_TAG = 'customer_tag';

/** So many tags a company has, and so many a customer. */
export const MOST_TAGS = 200;

export const tagEvents = defineEvents('customers', [
  'tag_created',
  'tag_updated',
  'tag_deleted',
  'tag_put_on',
  'tag_taken_off',
]);

export const tagErrors = defineErrors('customers', { tags_full: 409 });

const name = requiredText(50);

export const tagInput = z.strictObject({
  name,
  colour: z.enum(tagColours).default('grey'),
});

export const customerTag = recordOf(tagInput).omit({ created_at: true, updated_at: true });

export const listedTag = recordOf(tagInput).extend({
  /** Customers that have it, without those in the bin; null where nobody asked. */
  customer_count: z.number().int().nullable(),
});

export type CustomerTag = z.output<typeof customerTag>;
export type ListedTag = z.output<typeof listedTag>;

export const listTagsRoute = defineRoute({
  method: 'GET',
  path: '/v1/customers/tags',
  access: customerPermissions.names.read,
  summary:
    'The tags of customers by name, at most 200; not counted with `counted=false`, which is faster',
  query: z.object({ counted: flagParameter(true) }),
  answers: { 200: z.object({ data: z.array(listedTag) }) },
});

export const createTagRoute = defineRoute({
  method: 'POST',
  path: '/v1/customers/tags',
  access: customerPermissions.names.write,
  summary: 'Add a tag for customers',
  body: tagInput,
  refuses: [tagErrors.tags_full],
  answers: { 201: listedTag },
});

export const updateTagRoute = defineRoute({
  method: 'PUT',
  path: '/v1/customers/tags/:id',
  access: customerPermissions.names.write,
  summary: 'Rename a tag or give it another colour, for all customers that have it',
  body: z.strictObject({ name, colour: z.enum(tagColours), updated_at: instant }),
  answers: { 200: listedTag },
});

export const deleteTagRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/customers/tags/:id',
  access: customerPermissions.names.write,
  summary: 'Delete a tag; customers lose it',
  answers: { 204: z.undefined() },
});

export const listOwnTagsRoute = defineRoute({
  method: 'GET',
  path: '/v1/customers/:id/tags',
  access: customerPermissions.names.read,
  summary: 'The tags of a customer, by name',
  answers: { 200: z.object({ data: z.array(customerTag) }) },
});

export const putOnTagRoute = defineRoute({
  method: 'POST',
  path: '/v1/customers/:id/tags',
  access: customerPermissions.names.write,
  summary: 'Put a tag on a customer; one of a new name is created',
  body: z.strictObject({ name }),
  refuses: [tagErrors.tags_full],
  answers: { 201: customerTag },
});

export const takeOffTagRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/customers/:id/tags/:tag_id',
  access: customerPermissions.names.write,
  summary: 'Take a tag off a customer',
  answers: { 204: z.undefined() },
});

export const tagSeveralRoute = defineRoute({
  method: 'POST',
  path: '/v1/customers/tag-several',
  access: customerPermissions.names.write,
  summary:
    'Put a tag on several customers, or take it off them; what has become so already stays so',
  body: z.strictObject({ ids: severalIds, tag_id: recordId, put_on: z.boolean() }),
  answers: { 200: severalAnswer },
});
