import type { GenerationRow } from './index-generations.tables.ts';

interface State {
  /** None before the first sync. */
  readonly live: GenerationRow | undefined;
  /** Whether anything is in the live one. */
  readonly isEmpty: boolean;
  readonly others: readonly GenerationRow[];
  /** The settings that the agent is to have. */
  readonly wanted: string;
  /** The run is limited to chosen files. */
  readonly onlyChosen: boolean;
}

/** Which index a run must update, and which indexes nobody needs any more. */
export type Target =
  | { readonly kind: 'live'; readonly drop: readonly GenerationRow[] }
  /** The live one is still empty, so it can take the new settings. */
  | { readonly kind: 'begin'; readonly drop: readonly GenerationRow[] }
  | {
      readonly kind: 'beside';
      /** One that an earlier run began with the same settings. */
      readonly resumed: GenerationRow | undefined;
      readonly drop: readonly GenerationRow[];
    };

/**
 * With other settings than those of the live index, a new one is built beside it. While one that is ready
 * waits for a person, the live one is kept up to date.
 */
export function chooseTarget({ live, isEmpty, others, wanted, onlyChosen }: State): Target {
  const beside = others.filter(({ state }) => state === 'building' || state === 'ready');
  if (onlyChosen && live !== undefined) return { kind: 'live', drop: [] };
  const outdated = beside.filter(({ settings }) => settings !== wanted);
  if (live === undefined || (isEmpty && live.settings !== wanted)) {
    return { kind: 'begin', drop: beside };
  }
  if (live.settings === wanted) return { kind: 'live', drop: beside };
  const same = beside.find(({ settings }) => settings === wanted);
  if (same?.state === 'ready') return { kind: 'live', drop: outdated };
  return { kind: 'beside', resumed: same, drop: outdated };
}
