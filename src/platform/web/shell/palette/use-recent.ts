import { useQueryClient } from '@tanstack/react-query';
import type { FoundRecord } from '#platform/contract/search.routes.ts';
import type { Entry } from './entry.ts';
import { useRecordEntry } from './use-records.ts';

const KEPT = 6;
const KEY = ['palette', 'recent'];

interface Chosen {
  readonly id: string;
  readonly record: FoundRecord | undefined;
}

/**
 * What this person chose last, the latest first. It is stored among the answers of the server, because it
 * contains names of records: like them it survives a reload, and is deleted on sign-out or change of company.
 */
export function useRecent(commands: readonly Entry[]) {
  const client = useQueryClient();
  const toEntry = useRecordEntry();
  const chosen = client.getQueryData<readonly Chosen[]>(KEY) ?? [];
  const recent = chosen.flatMap(({ id, record }) =>
    record === undefined ? commands.filter((command) => command.id === id) : toEntry(record),
  );
  const remember = ({ id, record }: Entry) => {
    const others = chosen.filter((each) => each.id !== id);
    client.setQueryData<readonly Chosen[]>(KEY, [{ id, record }, ...others].slice(0, KEPT));
  };
  return { recent, remember };
}
