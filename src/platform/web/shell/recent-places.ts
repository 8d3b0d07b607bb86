import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Label, WebModule } from '../module.ts';
import { LASTING } from '../query/lasting.ts';
import { nameVisited } from './name-visited.ts';
import { useShellContext } from './use-shell-context.ts';

const KEPT = 12;
const KEY = ['recent'];
const STORED_KEY = [LASTING, 'recent'];
const FRESH_MILLISECONDS = 60_000;

/** Where a person was. */
export interface RecentPlace {
  readonly to: string;
  readonly name: string;
  /** Distinguishes it from others of the same name. */
  readonly detail?: string | undefined;
}

/** Without a name where it is that of a person and was forgotten at a reload. */
type KnownPlace = Omit<RecentPlace, 'name'> & Partial<Pick<RecentPlace, 'name'>>;

/**
 * Remembers a place as the latest. Places are stored among the answers of the server, because they contain
 * names of records: like them they survive a reload, and are deleted on sign-out or change of company, but
 * not when a person changes the language. Of personal records only the addresses are stored.
 */
export function useRememberPlace(): (place: RecentPlace) => void {
  const client = useQueryClient();
  const { modules } = useShellContext();
  return useCallback(
    (place) => {
      const others = knownPlaces(client).filter(({ to }) => to !== place.to);
      const places = [place, ...others].slice(0, KEPT);
      client.setQueryDefaults(KEY, { meta: { persist: false } });
      client.setQueryData(KEY, places);
      client.setQueryData(STORED_KEY, asStored(places, modules));
    },
    [client, modules],
  );
}

/** Where this person was before, the latest first. Names are as they were read, also in another language. */
export function useRecentPlaces(): readonly RecentPlace[] {
  const client = useQueryClient();
  const { modules } = useShellContext();
  const places = knownPlaces(client);
  const unnamed = places.filter(({ name }) => name === undefined).map(({ to }) => to);
  const { data: named = [] } = useQuery({
    queryKey: ['recent-names', unnamed],
    queryFn: () => nameVisited(unnamed, modules),
    enabled: unnamed.length > 0,
    staleTime: FRESH_MILLISECONDS,
    meta: { persist: false },
  });
  return places.flatMap(({ to, name, detail }) =>
    name === undefined ? named.filter((place) => place.to === to) : [{ to, name, detail }],
  );
}

function knownPlaces(client: QueryClient): readonly KnownPlace[] {
  return (
    client.getQueryData<readonly KnownPlace[]>(KEY) ??
    client.getQueryData<readonly KnownPlace[]>(STORED_KEY) ??
    []
  );
}

/** What a place is: as it was read, but in the language of the page where it is called like its list. */
export function kindOfPlace({ detail }: RecentPlace, list: Label): string {
  return detail === undefined || detail === list.other ? list.text : detail;
}

/** Places without the names of persons; searches for them are left out. */
export function asStored(
  places: readonly KnownPlace[],
  modules: readonly WebModule[],
): readonly KnownPlace[] {
  const personal = modules
    .filter((module) => module.personal !== undefined)
    .flatMap(({ navigation = [] }) => navigation);
  return places.flatMap((place) => {
    const { to } = place;
    const isRecord = personal.some((item) => to.startsWith(`${item.to}/`));
    const isPersonal = isRecord || personal.some((item) => to.startsWith(`${item.to}?`));
    if (!isPersonal) return [place];
    return isRecord && !to.includes('?') ? [{ to }] : [];
  });
}
