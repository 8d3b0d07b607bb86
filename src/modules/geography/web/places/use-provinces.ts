import { useQuery } from '@tanstack/react-query';
import { nameOf } from './name-of.ts';
import { provincesQuery } from './places.api.ts';

/** More than there are provinces, districts of one, or sub-districts of one of those. */
export const ALL = 100;

function useProvinces() {
  return useQuery(provincesQuery({ page_size: ALL })).data?.data;
}

/** The provinces as choices of a filter, by their names. */
export function useProvinceChoices(): { value: string; label: string }[] | undefined {
  return useProvinces()
    ?.map((province) => ({ value: String(province.id), label: nameOf(province) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

/** What says the name of a province by its code; nothing while the names are loaded. */
export function useProvinceName(): (id: number | null) => string | undefined {
  const provinces = useProvinces();
  return (id) => {
    const province = provinces?.find((each) => each.id === id);
    return province && nameOf(province);
  };
}
