import { useQueryClient } from '@tanstack/react-query';
import type { Hit } from './hits.ts';

const KEPT = 40;
const SHOWN = 5;
const KEY = ['air_search', 'chosen'];

/** Something that was opened from the search, and how often. */
interface Chosen {
  readonly hit: Hit;
  readonly times: number;
}

/**
 * What this person opened from the search, the latest first. Stored among the answers of the server, because
 * it names records: like them, it survives a reload and is forgotten with the sign-in and the company.
 */
export function useSearchMemory() {
  const client = useQueryClient();
  const chosen = client.getQueryData<readonly Chosen[]>(KEY) ?? [];
  return {
    ...remembered(chosen),
    remember: (hit: Hit) => {
      client.setQueryData<readonly Chosen[]>(KEY, withChoice(chosen, { ...hit, match: undefined }));
    },
  };
}

/** The last few, and of all others those that were opened more than once. */
export function remembered(chosen: readonly Chosen[]) {
  const recent = chosen.slice(0, SHOWN);
  const frequent = chosen
    .slice(SHOWN)
    .filter(({ times }) => times > 1)
    .toSorted((one, other) => other.times - one.times)
    .slice(0, SHOWN);
  return { recent: recent.map(({ hit }) => hit), frequent: frequent.map(({ hit }) => hit) };
}

/** The same with one more choice. */
export function withChoice(chosen: readonly Chosen[], hit: Hit): readonly Chosen[] {
  const before = chosen.find((each) => each.hit.address === hit.address);
  const others = chosen.filter((each) => each !== before);
  return [{ hit, times: (before?.times ?? 0) + 1 }, ...others].slice(0, KEPT);
}
