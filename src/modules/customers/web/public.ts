import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import type { CustomerContact } from '#modules/customers/contract/contacts.ts';
import type { Customer } from '#modules/customers/contract/customers.ts';
import { contactsQuery } from './contacts/contacts.api.ts';
import { customerQuery } from './customers/customers.api.ts';
import { texts } from './texts.ts';

/**
 * Chooses a customer, or creates one on the spot: `<CustomerSelect label present={id} onChange />` inside
 * a `Suspense`. It comes with its texts when it is first drawn.
 */
export const CustomerSelect = lazy(async () => {
  const [file] = await Promise.all([import('./customers/customer-select.tsx'), texts.load()]);
  return { default: file.CustomerSelect };
});

/** A filter of a list by customer, inside a `Suspense`: `<CustomerFilter label any value onChange />`. */
export const CustomerFilter = lazy(async () => {
  const file = await import('./customers/customer-filter.tsx');
  return { default: file.CustomerFilter };
});

/** A customer, as soon as it has arrived. */
export function useCustomer(id: string): Customer | undefined {
  return useQuery(customerQuery({ id })).data;
}

/** The names of a customer's contacts, the main one first, as soon as they have arrived; none without a customer. */
export function useContactNames(id: string): readonly string[] | undefined {
  return useQuery({ ...contactsQuery({ id }), enabled: id !== '', select: namesOf }).data;
}

function namesOf(contacts: readonly CustomerContact[]): string[] {
  const names = contacts
    .toSorted((one, other) => Number(other.is_primary) - Number(one.is_primary))
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim());
  return [...new Set(names)];
}
