import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Entry } from '#modules/catalogue/contract/entries.routes.ts';
import type { EntryKind } from '#modules/catalogue/contract/entry.ts';
import { dashboardQuery } from '../../catalogue.api.ts';
import { foundQuery } from '../../find.api.ts';
import { texts } from '../../texts.ts';

const SEARCH_AFTER_MS = 300;

const GROUPS = { module: 'modules', feature: 'features', field: 'fields' } as const;

interface ReplacementSelectProps {
  /** What is replaced by what is chosen. */
  readonly entry: Entry;
  readonly error?: ReactNode;
  readonly onChange: (id: string | null) => void;
}

/** Chooses another entry of the same kind: the search looks for what is typed. */
export function ReplacementSelect({ entry, error, onChange }: ReplacementSelectProps) {
  const t = useTexts(texts);
  const { replacement } = entry;
  const [chosen, setChosen] = useState(replacement === null ? null : choiceOf(replacement));
  const [typed, setTyped] = useState(chosen?.label ?? '');
  // What stands in the field because it is chosen is not being looked for.
  const [search] = useDebouncedValue(typed === chosen?.label ? '' : typed.trim(), SEARCH_AFTER_MS);
  const found = useChoices(entry.kind, search).filter(
    ({ value }) => value !== entry.id && value !== chosen?.value,
  );
  const choices = chosen === null ? found : [chosen, ...found];
  return (
    <Select
      label={t('entry_form.replacement_id')}
      description={t('entry_form.replacement_hint')}
      error={error}
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
      nothingFoundMessage={search === '' ? undefined : t('entry_form.replacement_none')}
      clearable
      clearButtonProps={{ 'aria-label': t('entry_form.clear') }}
    />
  );
}

function useChoices(kind: EntryKind, search: string) {
  const dashboard = useQuery({ ...dashboardQuery, enabled: kind === 'company' });
  const result = useQuery(foundQuery(kind === 'company' ? '' : search));
  if (kind !== 'company') {
    return search === '' ? [] : (result.data?.[GROUPS[kind]] ?? []).map(choiceOf);
  }
  // There are few companies, and the search looks for what lies in them.
  const companies = dashboard.data?.data.companies ?? [];
  return companies
    .map(({ id, company_code, company_name }) =>
      choiceOf({ id, code: company_code, name: company_name }),
    )
    .filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
}

function choiceOf({ id, code, name }: { id: string; code: string; name: string }) {
  return { value: id, label: code === name ? code : `${code} · ${name}` };
}
