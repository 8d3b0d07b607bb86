import type { ReactNode } from 'react';
import { SearchSelect } from '#platform/web/form/search-select.tsx';
import { useEmployeeChoices } from './use-employee-choices.ts';

interface EmployeeSelectProps {
  readonly label: string;
  readonly description?: string;
  readonly placeholder?: string;
  /** Who is chosen when the field appears; they may have left and are then in no list. */
  readonly present: { readonly id: number; readonly name: string } | null;
  /** Who cannot be chosen, such as an employee as their own manager. */
  readonly exclude?: number;
  readonly error?: ReactNode;
  readonly onChange: (id: number | null, name?: string) => void;
}

/** Chooses one of however many employees. */
export function EmployeeSelect({ present, exclude, onChange, ...field }: EmployeeSelectProps) {
  const useChoices = (search: string) =>
    useEmployeeChoices(search).filter(({ value }) => value !== String(exclude));
  return (
    <SearchSelect
      {...field}
      present={present === null ? null : { value: String(present.id), label: present.name }}
      useChoices={useChoices}
      onChange={(id, name) => onChange(id === null ? null : Number(id), name)}
    />
  );
}
