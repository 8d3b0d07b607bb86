import { useQuery } from '@tanstack/react-query';
import type { Choice } from '#platform/web/form/search-select.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { employeesBelowQuery, employeesQuery, nameOf } from './employees.api.ts';

/**
 * The employees that a text finds, without those who have left: of everyone, or for those who may not see
 * everyone, of themselves and the people below them.
 */
export function useEmployeeChoices(search: string): readonly Choice[] {
  const seesEveryone = useMay('directory:read_everyone');
  const everyone = useQuery({
    ...employeesQuery({ search, status: 'active', sort: 'name' }),
    enabled: seesEveryone,
  });
  const below = useQuery({ ...employeesBelowQuery({}), enabled: !seesEveryone });
  if (seesEveryone) {
    return (everyone.data?.data ?? []).map((employee) => ({
      value: String(employee.id),
      label: labelOf(nameOf(employee), employee.position?.name ?? employee.code),
    }));
  }
  return (below.data ?? [])
    .map((employee) => ({
      value: String(employee.id),
      label: labelOf(nameOf(employee), employee.position),
    }))
    .filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));
}

function labelOf(name: string, place: string | null): string {
  return place === null ? name : `${name} · ${place}`;
}
