import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SearchSelect } from '#platform/web/form/search-select.tsx';
import { employeeQuery, nameOf } from './employees.api.ts';
import { useEmployeeChoices } from './use-employee-choices.ts';

interface EmployeeFilterProps {
  readonly label: string;
  /** Said where rows of everybody are shown. */
  readonly any: string;
  readonly value: number | undefined;
  readonly onChange: (id: number | undefined) => void;
}

/** A filter of a list: the records of one employee. */
export function EmployeeFilter({ label, any, value, onChange }: EmployeeFilterProps) {
  const chosen = useQuery({ ...employeeQuery({ id: value ?? 0 }), enabled: value !== undefined });
  const first = useEmployeeChoices('');
  if (value !== undefined && chosen.isPending) {
    return <TextInput aria-label={label} disabled placeholder="…" />;
  }
  return (
    <SearchSelect
      aria-label={label}
      placeholder={any}
      present={
        chosen.data === undefined
          ? (first.find((choice) => choice.value === String(value)) ?? null)
          : { value: String(value), label: nameOf(chosen.data) }
      }
      useChoices={useEmployeeChoices}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
    />
  );
}
