import { and, eq } from 'drizzle-orm';
import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import {
  MOST_TAGS,
  tagErrors,
  tagEvents,
  tagInput,
  type CustomerTag,
  type ListedTag,
} from '#modules/customers/contract/tags.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { lockCustomer } from '../customers/customers.queries.ts';
import { customersTagged } from '../customers/customers.tables.ts';
import { countTags, findTagNamed, tagKeeper } from './tags.queries.ts';
import type { z } from 'zod';

export async function createTag(
  tx: Transaction,
  scope: Scope,
  values: z.output<typeof tagInput>,
): Promise<ListedTag> {
  if ((await countTags(tx, scope)) >= MOST_TAGS) {
    throw tagErrors.tags_full({ parameters: { limit: MOST_TAGS } });
  }
  return tagKeeper.create(tx, scope, { event: tagEvents.tag_created, values });
}

interface Tagging {
  readonly customerId: string;
  readonly tag: Pick<CustomerTag, 'id' | 'name'>;
}

/** Puts a tag on a customer; one of a new name is created. */
export async function putTagOn(
  tx: Transaction,
  scope: Scope,
  { customerId, name }: { readonly customerId: string; readonly name: string },
): Promise<CustomerTag> {
  await lockCustomer(tx, scope, customerId);
  const tag =
    (await findTagNamed(tx, scope, name)) ?? (await createTag(tx, scope, tagInput.parse({ name })));
  await addTag(tx, scope, { customerId, tag });
  return tag;
}

/** Takes a tag off a customer, who must have it. */
export async function takeTagOff(
  tx: Transaction,
  scope: Scope,
  { customerId, tagId }: { readonly customerId: string; readonly tagId: string },
): Promise<void> {
  await lockCustomer(tx, scope, customerId);
  const tag = await tagKeeper.find(tx, scope, tagId);
  if (!(await removeTag(tx, scope, { customerId, tag }))) throw errors.not_found();
}

/** Adds a tag to a customer that is locked, unless it has it. */
export async function addTag(
  tx: Transaction,
  scope: Scope,
  { customerId, tag }: Tagging,
): Promise<void> {
  const put = await tx
    .insert(customersTagged)
    .values({ company_id: scope.companyId, customer_id: customerId, tag_id: tag.id })
    .onConflictDoNothing()
    .returning({ tag_id: customersTagged.tag_id });
  if (put.length === 0) return;
  await recordEvent(tx, scope, {
    name: tagEvents.tag_put_on,
    entity: CUSTOMER,
    entityId: customerId,
    after: { tag: tag.name },
  });
}

/** Removes a tag from a customer that is locked; says whether it had it. */
export async function removeTag(
  tx: Transaction,
  scope: Scope,
  { customerId, tag }: Tagging,
): Promise<boolean> {
  const taken = await tx
    .delete(customersTagged)
    .where(
      and(
        eq(customersTagged.company_id, scope.companyId),
        eq(customersTagged.customer_id, customerId),
        eq(customersTagged.tag_id, tag.id),
      ),
    )
    .returning({ tag_id: customersTagged.tag_id });
  if (taken.length === 0) return false;
  await recordEvent(tx, scope, {
    name: tagEvents.tag_taken_off,
    entity: CUSTOMER,
    entityId: customerId,
    before: { tag: tag.name },
  });
  return true;
}
