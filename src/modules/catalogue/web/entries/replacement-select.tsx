import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Entry } from '#modules/catalogue/contract/entries.ts';
import type { EntryKind } from '#modules/catalogue/contract/entry-kinds.ts';
import { dashboardQuery } from './dashboard.api.ts';
import { foundQuery } from '../search/search.api.ts';
import { texts } from '../texts.ts';

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
  const { id, kind, replacement } = entry;
  const useOthers = (search: string) =>
    useEntryChoices(kind, search).filter(({ value }) => value !== id);
  return (
    <SearchSelect
      label={t('entry_form.replacement_id')}
      description={t('entry_form.replacement_hint')}
      error={error}
      present={replacement === null ? null : choiceOf(replacement)}
      useChoices={useOthers}
      onChange={onChange}
    />
  );
}

function useEntryChoices(kind: EntryKind, search: string): readonly Choice[] {
  const dashboard = useQuery({ ...dashboardQuery(), enabled: kind === 'company' });
  const result = useQuery(foundQuery(kind === 'company' ? '' : search));
  if (kind !== 'company') {
    return search === '' ? [] : (result.data?.[GROUPS[kind]] ?? []).map(choiceOf);
  }
  // There are few companies, and the search looks for what lies in them.
  const companies = dashboard.data?.companies ?? [];
  return companies
    .map(({ id, company_code, company_name }) =>
      choiceOf({ id, code: company_code, name: company_name }),
    )
    .filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
}

function choiceOf({ id, code, name }: { id: string; code: string; name: string }): Choice {
  return { value: id, label: code === name ? code : `${code} · ${name}` };
}
