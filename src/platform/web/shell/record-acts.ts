import { useEffect } from 'react';

/** By names as `places.ts` declares them; undefined where the person may not, or it cannot be done now. */
type Acts = Readonly<Record<string, (() => void) | undefined>>;

/** What the parts of the open screen can do to its record. */
const sources = new Set<Acts>();

/**
 * Lets the palette do to the open record what a button of this screen does:
 * `useRecordActs({ 'agents.delete': mayDelete ? () => deletion.open(agent) : undefined })`.
 */
export function useRecordActs(acts: Acts): void {
  // After each rendering, as the functions know the record as it is then.
  useEffect(() => {
    sources.add(acts);
    return () => {
      sources.delete(acts);
    };
  });
}

/** The act of that name on the open screen, if it is possible. */
export function recordAct(name: string): (() => void) | undefined {
  return [...sources].map((acts) => acts[name]).find((act) => act !== undefined);
}
