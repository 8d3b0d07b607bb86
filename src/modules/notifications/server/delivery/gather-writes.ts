import { setTimeout as sleep } from 'node:timers/promises';

/** So long an item waits for others at first. */
const GATHERED_MS = 40;

/**
 * Has items written together with those that come soon after, or while others are being written. Each caller
 * waits until its own item is written.
 */
export function gatherWrites<Item>(write: (items: readonly Item[]) => Promise<void>) {
  let gathered: { readonly items: Item[]; readonly written: Promise<void> } | undefined;
  let writing: Promise<void> = Promise.resolve();
  return function add(item: Item): Promise<void> {
    if (gathered === undefined) {
      const items: Item[] = [];
      writing = writing
        // Others learn of their own failure.
        .catch(() => {})
        .then(() => sleep(GATHERED_MS))
        .then(() => {
          gathered = undefined;
          return write(items);
        });
      gathered = { items, written: writing };
    }
    gathered.items.push(item);
    return gathered.written;
  };
}
