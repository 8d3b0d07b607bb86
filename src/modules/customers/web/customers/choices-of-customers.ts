import type { Customer } from '#modules/customers/contract/customers.ts';
import type { Choice } from '#platform/web/form/search-select.tsx';

type Named = Pick<Customer, 'id' | 'name' | 'phone' | 'email'>;

/** Customers to choose from; those of the same name are told apart by phone and e-mail. */
export function choicesOfCustomers(customers: readonly Named[]): readonly Choice[] {
  const namesakes = Map.groupBy(customers, ({ name }) => name);
  return customers.map((customer) => {
    const isAlone = namesakes.get(customer.name)?.length === 1;
    const { value, label } = choiceOfCustomer(customer);
    const apart = [label, customer.phone, customer.email].filter((each) => each !== '');
    return { value, label: isAlone ? label : apart.join(' · ') };
  });
}

export function choiceOfCustomer({ id, name }: Pick<Customer, 'id' | 'name'>): Choice {
  return { value: id, label: name };
}
