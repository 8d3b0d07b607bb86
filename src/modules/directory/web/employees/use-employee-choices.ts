import { useQuery } from '@tanstack/react-query';
import type { Choice } from '#platform/web/form/search-select.tsx';
import { employeesQuery, nameOf } from './employees.api.ts';

/** The employees that a text finds, without those who have left. */
export function useEmployeeChoices(search: string): readonly Choice[] {
  const { data } = useQuery(employeesQuery({ search, status: 'active', sort: 'name' }));
  return (data?.data ?? []).map((employee) => {
    const place = employee.position?.name ?? employee.code;
    const name = nameOf(employee);
    return {
      value: String(employee.id),
      label: place === null ? name : `${name} · ${place}`,
    };
  });
}
