import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import { agentsQuery } from './agents.api.ts';

interface Named {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

interface AgentSelectProps {
  readonly label: string;
  readonly description?: string;
  /** Which is chosen when the field appears. */
  readonly present: Named | null;
  readonly error?: ReactNode;
  readonly onChange: (id: string | null) => void;
}

/** Chooses one of however many chat agents. */
export function AgentSelect({ present, ...field }: AgentSelectProps) {
  return (
    <SearchSelect
      {...field}
      present={present === null ? null : choiceOf(present)}
      useChoices={useAgentChoices}
    />
  );
}

function useAgentChoices(search: string): readonly Choice[] {
  const { data } = useQuery(agentsQuery({ search, sort: 'name' }));
  return (data?.data ?? []).map(choiceOf);
}

function choiceOf({ id, code, name }: Named): Choice {
  return { value: id, label: `${code} · ${name}` };
}
