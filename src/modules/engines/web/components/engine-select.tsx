import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { EngineReference } from '#modules/engines/contract/engine.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { enginesQuery } from '../engines.api.ts';
import { texts } from '../texts.ts';

interface EngineSelectProps {
  readonly label: string;
  readonly description?: string;
  /** What is chosen when the field appears. */
  readonly present: EngineReference | null;
  /** Which cannot be chosen, such as an engine as its own replacement. */
  readonly exclude?: string;
  readonly error?: ReactNode;
  readonly onChange: (id: string | null) => void;
}

const SEARCH_AFTER_MS = 300;
const FOUND = 20;

const choiceOf = ({ id, code, name }: EngineReference) => ({
  value: id,
  label: `${code} · ${name}`,
});

/** Chooses one of however many active engines: the server looks for what is typed. */
export function EngineSelect({ present, exclude, onChange, ...input }: EngineSelectProps) {
  const t = useTexts(texts);
  const [chosen, setChosen] = useState(present === null ? null : choiceOf(present));
  const [typed, setTyped] = useState(chosen?.label ?? '');
  // What stands in the field because it is chosen is not being looked for.
  const [search] = useDebouncedValue(typed === chosen?.label ? '' : typed.trim(), SEARCH_AFTER_MS);
  const { data } = useQuery(
    enginesQuery({ search, status: 'active', sort: 'code', page_size: FOUND }),
  );
  const found = (data?.data ?? [])
    .filter(({ id }) => id !== exclude && id !== chosen?.value)
    .map(choiceOf);
  const choices = chosen === null ? found : [chosen, ...found];
  return (
    <Select
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
      nothingFoundMessage={t('form.replacement_none')}
      clearable
      clearButtonProps={{ 'aria-label': t('form.clear') }}
    />
  );
}
