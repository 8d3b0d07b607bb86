import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EngineReference } from '#modules/engines/contract/engines.ts';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import { enginesQuery } from './engines.api.ts';

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

const FOUND = 20;

/** Chooses one of however many active engines. */
export function EngineSelect({ present, exclude, ...field }: EngineSelectProps) {
  const useChoices = (search: string) => useEngineChoices(search, exclude);
  return (
    <SearchSelect
      {...field}
      present={present === null ? null : choiceOf(present)}
      useChoices={useChoices}
    />
  );
}

function useEngineChoices(search: string, exclude: string | undefined): readonly Choice[] {
  const { data } = useQuery(
    enginesQuery({ search, status: 'active', sort: 'code', page_size: FOUND }),
  );
  return (data?.data ?? []).filter(({ id }) => id !== exclude).map(choiceOf);
}

function choiceOf({ id, code, name }: EngineReference): Choice {
  return { value: id, label: `${code} · ${name}` };
}
