import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EntryKind } from '#modules/catalogue/contract/entry-kinds.ts';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import { foundQuery } from '../search/search.api.ts';
import { dashboardQuery } from './dashboard.api.ts';

const GROUPS = { module: 'modules', feature: 'features', field: 'fields' } as const;

interface NamedEntry {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

export interface EntrySelectProps {
  readonly label: string;
  readonly description?: string;
  readonly kind: EntryKind;
  /** What is chosen when the field appears. */
  readonly present: NamedEntry | null;
  /** What cannot be chosen: an entry does not replace itself. */
  readonly exclude?: string;
  readonly error?: ReactNode;
  readonly onChange: (id: string | null) => void;
}

/** Chooses one of many entries of a kind: the search of the catalogue looks for what is typed. */
export function EntrySelect({ kind, present, exclude, ...field }: EntrySelectProps) {
  const useChoices = (search: string) =>
    useEntries(kind, search)
      .filter(({ id }) => id !== exclude)
      .map(choiceOf);
  return (
    <SearchSelect
      {...field}
      present={present === null ? null : choiceOf(present)}
      useChoices={useChoices}
    />
  );
}

function useEntries(kind: EntryKind, search: string): readonly NamedEntry[] {
  const dashboard = useQuery({ ...dashboardQuery(), enabled: kind === 'company' });
  const result = useQuery(foundQuery(kind === 'company' ? '' : search));
  if (kind !== 'company') return search === '' ? [] : (result.data?.[GROUPS[kind]] ?? []);
  // There are few companies, and the search looks for what lies in them.
  const companies = dashboard.data?.companies ?? [];
  return companies
    .map(({ id, company_code: code, company_name: name }) => ({ id, code, name }))
    .filter((company) => choiceOf(company).label.toLowerCase().includes(search.toLowerCase()));
}

function choiceOf({ id, code, name }: NamedEntry): Choice {
  return { value: id, label: code === name ? code : `${code} · ${name}` };
}
