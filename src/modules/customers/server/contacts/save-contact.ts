import {
  contactErrors,
  contactEvents,
  MOST_CONTACTS,
  type ContactChange,
  type ContactInput,
  type CustomerContact,
} from '#modules/customers/contract/contacts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { lockCustomer } from '../customers/customers.queries.ts';
import { demoteOthers, hasPrimary, promoteOldest } from '../customers/keep-one-primary.ts';
import { lockPart } from '../customers/parts-of-customer.ts';
import { contactKeeper, contactsOf } from './contacts.queries.ts';

interface Addition {
  readonly customerId: string;
  readonly input: ContactInput;
}

/** Adds a contact; the first is primary, and so is one that is to be. */
export async function addContact(
  tx: Transaction,
  scope: Scope,
  { customerId, input }: Addition,
): Promise<CustomerContact> {
  await lockCustomer(tx, scope, customerId);
  const all = contactsOf(scope, customerId);
  if ((await tx.$count(all.table, all.those)) >= MOST_CONTACTS) {
    throw contactErrors.contacts_full({ parameters: { limit: MOST_CONTACTS } });
  }
  const is_primary = input.is_primary || !(await hasPrimary(tx, all));
  if (is_primary) await demoteOthers(tx, all);
  return contactKeeper.create(tx, scope, {
    event: contactEvents.contact_added,
    values: { ...input, is_primary, customer_id: customerId },
  });
}

interface Place {
  readonly customerId: string;
  readonly id: string;
}

/** Changes a contact; the only one stays primary. */
export async function changeContact(
  tx: Transaction,
  scope: Scope,
  { customerId, id, change }: Place & { readonly change: ContactChange },
): Promise<CustomerContact> {
  const { updated_at, ...fields } = change;
  await lockCustomer(tx, scope, customerId);
  await lockPart(tx, scope, { keeper: contactKeeper, customerId, id });
  return contactKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: contactEvents.contact_changed,
    values: async () => {
      const all = contactsOf(scope, customerId);
      const is_primary = fields.is_primary || !(await hasPrimary(tx, all, id));
      if (is_primary) await demoteOthers(tx, all, id);
      return { ...fields, is_primary };
    },
  });
}

/** Removes a contact; if it was primary, the oldest becomes it. */
export async function removeContact(
  tx: Transaction,
  scope: Scope,
  { customerId, id }: Place,
): Promise<void> {
  await lockCustomer(tx, scope, customerId);
  await lockPart(tx, scope, { keeper: contactKeeper, customerId, id });
  await contactKeeper.delete(tx, scope, { id, event: contactEvents.contact_removed });
  await promoteOldest(tx, contactsOf(scope, customerId));
}
