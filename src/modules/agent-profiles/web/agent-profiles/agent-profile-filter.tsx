import { useQuery } from '@tanstack/react-query';
import { ClearableFilter } from '#platform/web/table/clearable-filter.tsx';
import { agentProfileQuery, agentProfilesQuery } from './agent-profiles.api.ts';

interface AgentProfileFilterProps {
  readonly label: string;
  /** Said where all are let through. */
  readonly any: string;
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

/** As many as a list has at most. */
const OFFERED = 100;

/** A filter of a list by agent profile; a deleted one, which is not offered, may be the one in the address. */
export function AgentProfileFilter({ value, ...props }: AgentProfileFilterProps) {
  const { data } = useQuery(agentProfilesQuery({ sort: 'name', pageSize: OFFERED }));
  const offered = data?.data ?? [];
  const isOther = value !== undefined && !offered.some(({ id }) => id === value);
  const other = useQuery({
    ...agentProfileQuery({ id: value ?? '' }),
    enabled: isOther && data !== undefined,
  });
  const shown = other.data === undefined ? offered : [...offered, other.data];
  return (
    <ClearableFilter
      {...props}
      value={value}
      choices={shown.map(({ id, name }) => ({ value: id, label: name }))}
      searchable
    />
  );
}
