import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import { foundQuery } from '../search/search.api.ts';

interface FeatureReference {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

interface FeatureSelectProps {
  readonly label: string;
  readonly description?: string;
  /** What is chosen when the field appears. */
  readonly present: FeatureReference | null;
  readonly error?: ReactNode;
  readonly onChange: (id: string | null) => void;
}

/** Chooses one of however many features: the search of the catalogue looks for what is typed. */
export function FeatureSelect({ present, ...field }: FeatureSelectProps) {
  return (
    <SearchSelect
      {...field}
      present={present === null ? null : choiceOf(present)}
      useChoices={useFeatureChoices}
    />
  );
}

function useFeatureChoices(search: string): readonly Choice[] {
  const { data } = useQuery(foundQuery(search));
  return search === '' ? [] : (data?.features ?? []).map(choiceOf);
}

function choiceOf({ id, code, name }: FeatureReference): Choice {
  return { value: id, label: code === name ? code : `${code} · ${name}` };
}
