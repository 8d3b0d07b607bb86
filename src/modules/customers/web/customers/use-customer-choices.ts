import { useQuery } from '@tanstack/react-query';
import type { Choice } from '#platform/web/form/search-select.tsx';
import { choicesOfCustomers } from './choices-of-customers.ts';
import { customersQuery } from './customers.api.ts';

const FOUND = 20;

/** The active customers that a text finds. */
export function useCustomerChoices(search: string): readonly Choice[] | undefined {
  const { data, isPlaceholderData } = useQuery(
    customersQuery({ search, status: 'active', page_size: FOUND }),
  );
  return isPlaceholderData ? undefined : data && choicesOfCustomers(data.data);
}
