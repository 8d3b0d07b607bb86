import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Label, WebModule } from '../module.ts';
import { LASTING } from '../query/lasting.ts';
import { useShellContext } from './use-shell-context.ts';

const KEPT = 12;
const KEY = ['recent'];
const STORED_KEY = [LASTING, 'recent'];

/** Where a person was. */
export interface RecentPlace {
  readonly to: string;
  readonly name: string;
  /** Distinguishes it from others of the same name. */
  readonly detail?: string;
}

/**
 * Remembers a place as the latest. Places are stored among the answers of the server, because they contain
 * names of records: like them they survive a reload, and are deleted on sign-out or change of company, but
 * not when a person changes the language. Those of personal records are forgotten at a reload.
 */
export function useRememberPlace(): (place: RecentPlace) => void {
  const client = useQueryClient();
  const { modules } = useShellContext();
  return useCallback(
    (place) => {
      const others = recentPlaces(client).filter(({ to }) => to !== place.to);
      const places = [place, ...others].slice(0, KEPT);
      client.setQueryDefaults(KEY, { meta: { persist: false } });
      client.setQueryData(KEY, places);
      client.setQueryData(
        STORED_KEY,
        places.filter(({ to }) => !isPersonal(to, modules)),
      );
    },
    [client, modules],
  );
}

/** Where this person was before, the latest first. Names are as they were read, also in another language. */
export function recentPlaces(client: QueryClient): readonly RecentPlace[] {
  return (
    client.getQueryData<readonly RecentPlace[]>(KEY) ??
    client.getQueryData<readonly RecentPlace[]>(STORED_KEY) ??
    []
  );
}

/** What a place is: as it was read, but in the language of the page where it is called like its list. */
export function kindOfPlace({ detail }: RecentPlace, list: Label): string {
  return detail === undefined || detail === list.other ? list.text : detail;
}

/** Whether an address is that of a record which names a person. */
export function isPersonal(to: string, modules: readonly WebModule[]): boolean {
  return modules
    .filter(({ personal }) => personal !== undefined)
    .flatMap(({ navigation = [] }) => navigation)
    .some((item) => to.startsWith(`${item.to}/`) || to.startsWith(`${item.to}?`));
}
