import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDebouncedValue } from '@mantine/hooks';
import * as routes from '#platform/contract/search.routes.ts';
import type { FoundRecord } from '#platform/contract/search.routes.ts';
import { callRoute } from '../../api/call-route.ts';
import { use } from 'react';
import { usePlatformTexts } from '../../i18n/use-platform-texts.ts';
import type { RecordKind } from '../../module.ts';
import { loadPlaces } from '../places.ts';
import { useShellContext } from '../use-shell-context.ts';
import type { Entry, Group } from './entry.ts';
import { inOtherLayout } from './keyboard-layouts.ts';

const TYPING_PAUSE_MILLISECONDS = 120;
const SHORTEST = 2;

const foundQuery = (text: string) =>
  queryOptions({
    queryKey: ['palette', 'found', text],
    queryFn: async ({ signal }) => {
      const asTyped = await callRoute(routes.searchRoute, { q: text }, { signal });
      if (asTyped.data.length > 0) return { ...asTyped, q: text };
      const q = inOtherLayout(text).trim();
      if (q.length < SHORTEST) return { ...asTyped, q };
      return { ...(await callRoute(routes.searchRoute, { q }, { signal })), q };
    },
    enabled: text.length >= SHORTEST,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    gcTime: 60_000,
    meta: { persist: false },
  });

/** Records that the server finds for a text, by kind; the previous request is cancelled. */
export function useRecords(text: string) {
  const { modules } = useShellContext();
  const kinds = use(loadPlaces(modules)).records;
  const toEntry = useRecordEntry(kinds);
  const toList = useListEntry();
  const [asked] = useDebouncedValue(text, TYPING_PAUSE_MILLISECONDS);
  const query = useQuery(foundQuery(asked));
  const { data: found = [], more = [], q = '' } = text.length >= SHORTEST ? (query.data ?? {}) : {};
  const groups = kinds.map((kind): Group => ({
    label: kind.label.text,
    entries: [
      ...found.filter(({ entity }) => entity === kind.entity).flatMap(toEntry),
      ...(more.includes(kind.entity) ? toList(kind, q) : []),
    ],
  }));
  const waits = text.length >= SHORTEST && (asked !== text || query.isFetching);
  return { groups, waits, failed: !waits && query.isError };
}

/** Turns records into entries; kinds that no module shows are left out. */
function useRecordEntry(kinds: readonly RecordKind[]): (record: FoundRecord) => Entry[] {
  const navigate = useNavigate();
  return (record) =>
    kinds
      .filter(({ entity }) => entity === record.entity)
      .map(({ icon, address }) => {
        const to = address(record);
        return {
          id: `${record.entity}:${record.id}`,
          to,
          label: { text: record.name, other: '' },
          detail: record.detail,
          icon,
          run: () => void navigate({ href: to }),
        };
      });
}

/** Leads to all records of a kind that a search finds, where their list can be searched. */
function useListEntry(): (kind: RecordKind, q: string) => Entry[] {
  const t = usePlatformTexts();
  const navigate = useNavigate();
  return ({ entity, label, list, icon }, q) => {
    if (list === undefined) return [];
    const run = () => void navigate({ href: `${list}?${new URLSearchParams({ search: q })}` });
    const text = t('palette.all_of', { list: label.text });
    return [{ id: `all:${entity}`, label: { text, other: '' }, icon, run }];
  };
}
