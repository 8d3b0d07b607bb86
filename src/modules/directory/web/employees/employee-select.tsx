import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import { employeesQuery, nameOf } from './employees.api.ts';

interface EmployeeSelectProps {
  readonly label: string;
  readonly description?: string;
  /** Who is chosen when the field appears; they may have left and are then in no list. */
  readonly present: { readonly id: number; readonly name: string } | null;
  /** Who cannot be chosen, such as an employee as their own manager. */
  readonly exclude?: number;
  readonly error?: ReactNode;
  readonly onChange: (id: number | null) => void;
}

/** Chooses one of however many employees. */
export function EmployeeSelect({ present, exclude, onChange, ...field }: EmployeeSelectProps) {
  const useChoices = (search: string) => useEmployeeChoices(search, exclude);
  return (
    <SearchSelect
      {...field}
      present={present === null ? null : { value: String(present.id), label: present.name }}
      useChoices={useChoices}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
}

function useEmployeeChoices(search: string, exclude: number | undefined): readonly Choice[] {
  const { data } = useQuery(employeesQuery({ search, status: 'active', sort: 'name' }));
  return (data?.data ?? [])
    .filter(({ id }) => id !== exclude)
    .map((employee) => {
      const place = employee.position?.name ?? employee.code;
      const name = nameOf(employee);
      return {
        value: String(employee.id),
        label: place === null ? name : `${name} · ${place}`,
      };
    });
}
