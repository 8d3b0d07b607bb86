import { Select, type ComboboxProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { Field } from '#platform/web/form/form-fields.tsx';
import { compareNames } from '#platform/web/i18n/formats.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { optionOf, useEmployees } from './employees.api.ts';

interface PersonField {
  readonly label: string;
  readonly placeholder: string;
  readonly description?: string;
  /** The person chosen so far, who may be under somebody else and then in no list. */
  readonly id?: number | null;
  readonly name?: string | null;
}

/** The field of one of the employees under the signed-in one, or nobody. */
export function usePersonField(field: PersonField): Field<object, number | '' | null> {
  const { label, placeholder, description, ...present } = field;
  const people = usePeople(present);
  return {
    label,
    input: (props) => <PersonSelect {...props} data={people} {...{ placeholder, description }} />,
    write: (person) => people.find(({ value }) => value === person)?.label,
  };
}

/** The employees under the signed-in one, and the person chosen so far. */
export function usePeople({ id = null, name = null }: Pick<PersonField, 'id' | 'name'>) {
  const { data = [] } = useEmployees();
  const people = data.map(optionOf);
  if (id !== null && name !== null && !people.some(({ value }) => value === id)) {
    people.push({ value: id, label: name });
  }
  return people.toSorted((one, other) => compareNames(one.label, other.label));
}

/** More are found by typing. */
const SHOWN = 50;

interface PersonSelectProps {
  readonly label?: string;
  readonly 'aria-label'?: string;
  readonly placeholder: string;
  readonly description?: string | undefined;
  readonly data: { value: number; label: string }[];
  readonly defaultValue?: number | null;
  readonly value?: number | null;
  readonly onChange: (id: number | null) => void;
  readonly error?: ReactNode;
  readonly comboboxProps?: ComboboxProps;
}

export function PersonSelect({ value, defaultValue, onChange, ...input }: PersonSelectProps) {
  const t = usePlatformTexts();
  const [chosen, choose] = useUncontrolled({ value, defaultValue, finalValue: null, onChange });
  return (
    <Select<number>
      {...input}
      value={chosen}
      onChange={choose}
      limit={SHOWN}
      searchable
      nothingFoundMessage={t('form.nothing_found')}
      clearable
      clearButtonProps={{ 'aria-label': t('form.clear_choice') }}
    />
  );
}
