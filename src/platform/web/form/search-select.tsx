import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SearchSelectProps {
  readonly label?: string;
  /** Its name where no label is shown, as in filters. */
  readonly 'aria-label'?: string;
  readonly placeholder?: string;
  readonly description?: string;
  readonly withAsterisk?: boolean;
  readonly error?: ReactNode;
  /** Where the form finds the field. */
  readonly 'data-path'?: string;
  /** What is chosen when the field appears. */
  readonly present: Choice | null;
  /** A hook that requests matches of a text; for the empty text, good suggestions. */
  readonly useChoices: (search: string) => readonly Choice[];
  readonly onChange: (id: string | null, label?: string) => void;
}

const SEARCH_AFTER_MS = 300;

/** Chooses one of any number of records: the server searches for what is typed. */
export function SearchSelect({ present, useChoices, onChange, ...input }: SearchSelectProps) {
  const t = usePlatformTexts();
  const [chosen, setChosen] = useState(present);
  const [typed, setTyped] = useState(present?.label ?? '');
  // The text of the chosen record is not a search.
  const [search] = useDebouncedValue(typed === chosen?.label ? '' : typed.trim(), SEARCH_AFTER_MS);
  const found = useChoices(search).filter(({ value }) => value !== chosen?.value);
  const choices = chosen === null ? found : [chosen, ...found];
  return (
    <Select
      {...input}
      data={[...choices]}
      value={chosen?.value ?? null}
      onChange={(id) => {
        const choice = choices.find(({ value }) => value === id);
        setChosen(choice ?? null);
        onChange(id, choice?.label);
      }}
      searchable
      // A form puts the focus on its first field, and the choices would cover the others.
      openOnFocus={false}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has filtered already, by spellings that the browser does not know.
      filter={({ options }) => options}
      nothingFoundMessage={search === '' ? undefined : t('form.nothing_found')}
      clearable
      clearButtonProps={{ 'aria-label': t('form.clear_choice') }}
    />
  );
}
