import { asc, eq, and } from 'drizzle-orm';
import { contactEvents } from '#modules/customers/contract/contacts.ts';
import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import { tagEvents, tagInput } from '#modules/customers/contract/tags.ts';
import { toE164 } from '#platform/contract/phone.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { recordQuietly } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import { customerContacts, customersTagged } from '../customers/customers.tables.ts';
import { createTag } from '../tags/tag-customer.ts';
import { findTagNamed } from '../tags/tags.queries.ts';
import type { Extras } from './plan-customers.ts';

/** What a row says of a customer that is stored by now. */
type Written = Extras & { readonly id: string };

/** Puts tags on customers, and those of new names among the company's; answers with the tags that customers did not have. */
export async function putTagsOn(
  tx: Transaction,
  scope: Scope,
  written: readonly Written[],
): Promise<ReadonlyMap<string, string[]>> {
  const tagIds = new Map<string, string>();
  for (const name of new Set(written.flatMap(({ tags }) => tags))) {
    const tag =
      (await findTagNamed(tx, scope, name)) ??
      (await createTag(tx, scope, tagInput.parse({ name })));
    tagIds.set(name, tag.id);
  }
  const put = new Map<string, string[]>();
  if (tagIds.size === 0) return put;
  const { customer_id, tag_id, company_id } = customersTagged;
  const before = await tx
    .select({ customer_id, tag_id })
    .from(customersTagged)
    .where(and(eq(company_id, scope.companyId), isOneOf(customer_id, idsOf(written))));
  const has = new Set(before.map((row) => `${row.customer_id} ${row.tag_id}`));
  const added = written
    .flatMap(({ id, tags }) => tags.map((tag) => ({ id, tag, tag_id: tagIds.get(tag) ?? '' })))
    .filter((each) => !has.has(`${each.id} ${each.tag_id}`));
  await insertRows(tx, customersTagged, {
    rows: added.map((each) => ({ customer_id: each.id, tag_id: each.tag_id })),
    shared: { company_id: scope.companyId },
  });
  await recordQuietly(
    tx,
    scope,
    added.map(({ id, tag }) => ({
      name: tagEvents.tag_put_on,
      entity: CUSTOMER,
      entityId: id,
      after: { tag },
    })),
  );
  for (const { id, tag_id: tagId } of added) put.set(id, [...(put.get(id) ?? []), tagId]);
  return put;
}

/** Adds contacts to customers who have none of that name; the first of a customer is primary. Answers with them by customer. */
export async function addContacts(
  tx: Transaction,
  scope: Scope,
  written: readonly Written[],
): Promise<ReadonlyMap<string, string>> {
  const named = written.filter(({ contact }) => contact.name !== '');
  if (named.length === 0) return new Map();
  const { customer_id, first_name, last_name, company_id, id: contactId } = customerContacts;
  const before = await tx
    .select({ customer_id, first_name, last_name })
    .from(customerContacts)
    .where(and(eq(company_id, scope.companyId), isOneOf(customer_id, idsOf(named))))
    .orderBy(asc(contactId));
  const customersWith = new Set(before.map((row) => row.customer_id));
  const known = new Set(
    before.map((row) => `${row.customer_id} ${`${row.first_name} ${row.last_name}`.trim()}`),
  );
  const added = named
    .filter(({ id, contact }) => !known.has(`${id} ${contact.name}`))
    .map(({ id, contact }) => ({
      id: newId(),
      customer_id: id,
      contact_type: 'primary',
      ...splitName(contact.name),
      title: '',
      department: '',
      email: contact.email,
      phone: contact.phone,
      mobile: '',
      is_primary: !customersWith.has(id),
      notes: '',
    }));
  await insertRows(tx, customerContacts, {
    rows: added.map((row) => ({ ...row, phone: toE164(row.phone) })),
    shared: { company_id: scope.companyId },
  });
  await recordQuietly(
    tx,
    scope,
    added.map(({ customer_id: customerId, ...contact }) => ({
      name: contactEvents.contact_added,
      entity: CUSTOMER,
      entityId: customerId,
      after: { contact },
    })),
  );
  return new Map(added.map(({ id, customer_id: customerId }) => [customerId, id]));
}

function idsOf(written: readonly Written[]): string[] {
  return written.map(({ id }) => id);
}

/** First names are one word, as is usual in Thailand; all else is the last name. */
function splitName(name: string) {
  const [first_name = '', ...rest] = name.split(/\s+/);
  return { first_name: first_name.slice(0, 100), last_name: rest.join(' ').slice(0, 100) };
}
