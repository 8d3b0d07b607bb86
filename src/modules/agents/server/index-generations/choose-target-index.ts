import type { GenerationRow } from './index-generations.tables.ts';

interface State {
  /** None before the first sync. */
  readonly live: GenerationRow | undefined;
  /** Whether anything is in the one that answers. */
  readonly isEmpty: boolean;
  readonly others: readonly GenerationRow[];
  /** The settings that the agent is to have. */
  readonly wanted: string;
  /** The run is to deal with chosen files alone. */
  readonly onlyChosen: boolean;
}

/** Which index a run is to bring up to date, and which indexes nobody needs any more. */
export type Target =
  | { readonly kind: 'live'; readonly drop: readonly GenerationRow[] }
  /** Nothing answers yet from the one there is, so it can take the new settings. */
  | { readonly kind: 'begin'; readonly drop: readonly GenerationRow[] }
  | {
      readonly kind: 'aside';
      /** One that a run before began with the same settings. */
      readonly resumed: GenerationRow | undefined;
      readonly drop: readonly GenerationRow[];
    };

/**
 * With other settings than those of the index that answers, a new one is built beside it. While one that is ready
 * waits for a person, the one that answers is kept up to date.
 */
export function chooseTarget({ live, isEmpty, others, wanted, onlyChosen }: State): Target {
  const aside = others.filter(({ state }) => state === 'building' || state === 'ready');
  if (onlyChosen && live !== undefined) return { kind: 'live', drop: [] };
  const outdated = aside.filter(({ settings }) => settings !== wanted);
  if (live === undefined || (isEmpty && live.settings !== wanted)) {
    return { kind: 'begin', drop: aside };
  }
  if (live.settings === wanted) return { kind: 'live', drop: aside };
  const same = aside.find(({ settings }) => settings === wanted);
  if (same?.state === 'ready') return { kind: 'live', drop: outdated };
  return { kind: 'aside', resumed: same, drop: outdated };
}
