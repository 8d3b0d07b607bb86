import type { QueryClient } from '@tanstack/react-query';
import { LASTING } from '../query/lasting.ts';

const KEPT = 12;
const KEY = [LASTING, 'recent'];

/** Where a person was. */
export interface RecentPlace {
  readonly to: string;
  readonly name: string;
  /** Distinguishes it from others of the same name. */
  readonly detail?: string;
}

/**
 * Puts it first. They are stored among the answers of the server, because they contain names of records:
 * like them they survive a reload, and are deleted on sign-out or change of company, but not when a
 * person changes the language.
 */
export function rememberPlace(client: QueryClient, place: RecentPlace): void {
  client.setQueryData<readonly RecentPlace[]>(KEY, (before = []) =>
    [place, ...before.filter(({ to }) => to !== place.to)].slice(0, KEPT),
  );
}

/** Where this person was before, the latest first. Names are as they were read, also in another language. */
export function recentPlaces(client: QueryClient): readonly RecentPlace[] {
  return client.getQueryData<readonly RecentPlace[]>(KEY) ?? [];
}
