import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { employeesQuery, nameOf } from '../../employees.api.ts';
import { texts } from '../../texts.ts';

interface Choice {
  readonly value: number;
  readonly label: string;
}

interface EmployeeSelectProps {
  readonly label: string;
  readonly description?: string;
  /** Who is chosen when the field appears; she may have left and is then in no list. */
  readonly present: { readonly id: number; readonly name: string } | null;
  /** Who cannot be chosen, such as an employee as her own manager. */
  readonly exclude?: number;
  readonly error?: ReactNode;
  readonly onChange: (id: number | null) => void;
}

const SEARCH_AFTER_MS = 300;

/** Chooses one of however many employees: the server looks for what is typed. */
export function EmployeeSelect({ present, exclude, onChange, ...input }: EmployeeSelectProps) {
  const t = useTexts(texts);
  const [chosen, setChosen] = useState<Choice | null>(
    present === null ? null : { value: present.id, label: present.name },
  );
  const [typed, setTyped] = useState(chosen?.label ?? '');
  // What stands in the field because it is chosen is not being looked for.
  const [search] = useDebouncedValue(typed === chosen?.label ? '' : typed.trim(), SEARCH_AFTER_MS);
  const { data } = useQuery(employeesQuery({ search, status: 'active', sort: 'name' }));
  const found = (data?.data ?? [])
    .filter(({ id }) => id !== exclude && id !== chosen?.value)
    .map((employee): Choice => {
      const place = employee.position?.name ?? employee.code;
      const name = nameOf(employee);
      return { value: employee.id, label: place === null ? name : `${name} · ${place}` };
    });
  const choices = chosen === null ? found : [chosen, ...found];
  return (
    <Select<number>
      {...input}
      data={choices}
      value={chosen?.value ?? null}
      onChange={(id) => {
        setChosen(choices.find(({ value }) => value === id) ?? null);
        onChange(id);
      }}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has chosen already, by spellings that the browser does not know.
      filter={({ options }) => options}
      nothingFoundMessage={t('employees.form.not_found')}
      clearable
      clearButtonProps={{ 'aria-label': t('employees.form.clear') }}
    />
  );
}
