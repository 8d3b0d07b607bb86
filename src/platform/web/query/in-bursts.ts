/** How long items are collected before they are handled together, in milliseconds. */
export interface BurstWaits {
  readonly shortest: number;
  readonly longest: number;
}

/**
 * Handles together what arrives together. While items keep arriving the wait doubles up to the longest, so
 * that the work they cause stays bounded; after a pause of that length the next item is handled soon again.
 */
export function inBursts<T>(
  handle: (items: readonly T[]) => void,
  { shortest, longest }: BurstWaits,
): (item: T) => void {
  let items: T[] = [];
  let wait = shortest;
  let handledAt = -Infinity;
  return (item) => {
    items.push(item);
    if (items.length > 1) return;
    wait = Date.now() - handledAt > longest ? shortest : Math.min(wait * 2, longest);
    setTimeout(() => {
      const burst = items;
      items = [];
      handledAt = Date.now();
      handle(burst);
    }, wait);
  };
}
