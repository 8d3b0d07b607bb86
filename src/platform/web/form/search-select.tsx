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
  /** A hook that requests matches of a text; for the empty text, good suggestions. Undefined until the answer is there. */
  readonly useChoices: (search: string) => readonly Choice[] | undefined;
  /** Enter takes what was found first: only where `useChoices` never answers with matches of another text. */
  readonly enterTakesFirst?: boolean;
  readonly onChange: (id: string | null, label?: string) => void;
  /** What somebody typed last, which the field forgets when it is left. */
  readonly onTyped?: (text: string) => void;
  /** What is typed can become a record: the last choice says so. */
  readonly create?: {
    readonly label: (name: string) => string;
    readonly onCreate: (name: string) => void;
  };
  readonly autoFocus?: boolean;
}

const SEARCH_AFTER_MS = 300;
const CREATE = 'create';

/** Chooses one of any number of records: the server searches for what is typed. */
export function SearchSelect(props: SearchSelectProps) {
  const {
    present,
    useChoices,
    onChange,
    onTyped,
    create,
    enterTakesFirst = false,
    ...input
  } = props;
  const t = usePlatformTexts();
  const [chosen, setChosen] = useState(present);
  const [typed, setTyped] = useState(present?.label ?? '');
  // The text of the chosen record is not a search.
  const wanted = typed === chosen?.label ? '' : typed.trim();
  const [search] = useDebouncedValue(wanted, SEARCH_AFTER_MS);
  const found = useChoices(search);
  const isFound = wanted === search && found !== undefined;
  const others = (found ?? []).filter(({ value }) => value !== chosen?.value);
  const choices = chosen === null || wanted !== '' ? (found ?? []) : [chosen, ...others];
  const creation =
    create === undefined || wanted === '' ? [] : [{ value: CREATE, label: create.label(wanted) }];
  // A quick Enter would take what was found for another text.
  const data = enterTakesFirst && !isFound ? [] : [...choices, ...creation];
  return (
    <Select
      {...input}
      data={data}
      value={chosen?.value ?? null}
      onChange={(id) => {
        if (id === CREATE) return create?.onCreate(wanted);
        const choice = choices.find(({ value }) => value === id);
        setChosen(choice ?? null);
        onChange(id, choice?.label);
      }}
      allowDeselect={false}
      selectFirstOptionOnChange={enterTakesFirst && wanted !== '' && data.length > 0}
      onKeyDown={(event) => {
        // It would save the form instead.
        if (event.key === 'Enter' && wanted !== '') event.preventDefault();
      }}
      searchable
      // A form puts the focus on its first field, and the choices would cover the others.
      openOnFocus={false}
      searchValue={typed}
      onSearchChange={setTyped}
      onInput={(event) => onTyped?.(event.currentTarget.value.trim())}
      // The server has filtered already, by spellings that the browser does not know.
      filter={({ options }) => options}
      nothingFoundMessage={wanted !== '' && isFound ? t('form.nothing_found') : undefined}
      clearable
      clearButtonProps={{ 'aria-label': t('form.clear_choice') }}
    />
  );
}
