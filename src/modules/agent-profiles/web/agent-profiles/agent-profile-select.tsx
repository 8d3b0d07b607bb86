import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import { agentProfilesQuery } from './agent-profiles.api.ts';

interface AgentProfileSelectProps {
  readonly label: string;
  readonly description?: string;
  /** Which is chosen when the field appears; it may be inactive and is then in no list. */
  readonly present: { readonly id: string; readonly name: string } | null;
  readonly error?: ReactNode;
  readonly onChange: (id: string | null) => void;
}

const FOUND = 20;

/** Chooses one of however many active agent profiles. */
export function AgentProfileSelect({ present, ...field }: AgentProfileSelectProps) {
  return (
    <SearchSelect
      {...field}
      present={present && { value: present.id, label: present.name }}
      useChoices={useProfileChoices}
    />
  );
}

function useProfileChoices(search: string): readonly Choice[] {
  const { data } = useQuery(
    agentProfilesQuery({ search, status: 'Active', sort: 'name', pageSize: FOUND }),
  );
  return (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
