import { setImmediate } from 'node:timers/promises';

/** So few that the memory of a statement stays in the processor's cache: thousands take twice as long each. */
const ITEMS_AT_ONCE = 250;

/** More than the database ever runs out of; what was sent is carried out, even where nobody wants it any more. */
const MOST_WAITING = 4;

/**
 * Writes items part by part: the next parts are prepared while the database works on the last. Parts are sent
 * in order, so one may need what an earlier one wrote, but none may wait for another.
 */
export async function inParts<Item>(
  items: readonly Item[],
  write: (part: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  const writing: Promise<unknown>[] = [];
  for (let from = 0; from < items.length; from += ITEMS_AT_ONCE) {
    // Sends what was prepared before.
    if (from > 0) await setImmediate();
    if (writing.length >= MOST_WAITING) await writing.at(-MOST_WAITING);
    const part = write(items.slice(from, from + ITEMS_AT_ONCE));
    part.catch(() => undefined); // Awaited below.
    writing.push(part);
  }
  await Promise.all(writing);
}
