import { useQuery } from '@tanstack/react-query';
import type { Choice } from '#platform/web/form/search-select.tsx';
import { sopsQuery } from './sops.api.ts';
import { valueStreamsQuery } from './value-streams.api.ts';

const FOUND = 20;
const byName = { sort_by: 'name', sort_order: 'asc', limit: FOUND } as const;

export function useValueStreamChoices(search: string): readonly Choice[] {
  const { data } = useQuery(valueStreamsQuery({ search, ...byName }));
  return (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

export function useSopChoices(search: string, value_stream_id?: string): readonly Choice[] {
  const { data } = useQuery(sopsQuery({ search, value_stream_id, ...byName }));
  return (data?.data ?? []).map((sop) => ({ value: sop.id, label: sopLabel(sop) }));
}

interface NamedSop {
  readonly name: string;
  readonly value_stream_name: string;
}

/** SOPs of different value streams may have one name. */
export function sopLabel(sop: NamedSop): string {
  return `${sop.name} · ${sop.value_stream_name}`;
}
