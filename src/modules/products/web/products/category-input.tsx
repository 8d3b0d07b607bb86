import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from './products.api.ts';

/** A category: one that other products have, or a new one. */
export function CategoryInput(props: AutocompleteProps) {
  const { data } = useQuery(categoriesQuery());
  return <Autocomplete {...props} data={data ?? []} />;
}
