import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useViewer } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { employeeQuery, nameOf } from './employees.api.ts';
import { useEmployeeChoices } from './use-employee-choices.ts';

const SEARCH_AFTER_MS = 300;

interface EmployeesSelectProps extends Omit<
  MultiSelectProps,
  'data' | 'value' | 'defaultValue' | 'onChange'
> {
  readonly value: readonly number[];
  readonly onChange: (ids: number[]) => void;
}

/** Chooses several of however many employees, by typing. */
export function EmployeesSelect({ value, onChange, ...props }: EmployeesSelectProps) {
  const t = useTexts(texts);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_AFTER_MS);
  const offered = useEmployeeChoices(search);
  const first = useEmployeeChoices('');
  const chosen = useQueries({ queries: value.map((id) => employeeQuery({ id })) });
  // Those who cannot be read any more are shown by their number.
  const present = value.map((id, place) => {
    const employee = chosen[place]?.data;
    const choice = first.find(({ value: each }) => each === String(id));
    const label = employee === undefined ? choice?.label : nameOf(employee);
    return { value: String(id), label: label ?? `#${id}` };
  });
  const known = new Set(present.map((choice) => choice.value));
  const me = useMe(typed);
  const found = offered.filter(({ value: id }) => !known.has(id) && id !== me?.value);
  const mine = me === undefined || known.has(me.value) ? [] : [me];
  return (
    <MultiSelect
      {...props}
      data={[...present, ...mine, ...found]}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has filtered already, by spellings that the browser does not know.
      filter={({ options }) => options}
      nothingFoundMessage={t('employees.form.not_found')}
      searchable
      hidePickedOptions
    />
  );
}

/** The person who chooses, found first, also by the word for oneself. */
function useMe(typed: string) {
  const t = useTexts(texts);
  const { employeeId, name } = useViewer();
  const label = t('employees.form.me', { name });
  if (employeeId === undefined || !label.toLowerCase().includes(typed.trim().toLowerCase())) {
    return undefined;
  }
  return { value: String(employeeId), label };
}
