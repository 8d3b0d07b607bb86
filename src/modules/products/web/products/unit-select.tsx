import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { SearchSelect } from '#platform/web/form/search-select.tsx';
import { nameOf } from '../product-name.ts';
import { unitsQuery } from '../units/units.api.ts';

type UnitSelectProps = Omit<ComponentProps<typeof SearchSelect>, 'useChoices'>;

/** Chooses one of the units that are kept. */
export function UnitSelect(props: UnitSelectProps) {
  return <SearchSelect {...props} useChoices={useUnits} />;
}

function useUnits(search: string) {
  const { data } = useQuery(unitsQuery({ search, page_size: 100 }));
  return (data?.data ?? []).map((unit) => ({ value: unit.id, label: nameOf(unit) }));
}
