interface Item {
  readonly to: string;
  /** Addresses elsewhere whose screens belong to it; their parts may be parameters. */
  readonly holds?: readonly string[];
}

/**
 * The entry of the sidebar for a screen: of the entries whose path the screen's path begins with, the
 * longest, so `/air` includes everything below it except what has its own entry.
 */
export function currentItem(path: string, items: readonly Item[]): string | undefined {
  return items
    .map(({ to, holds = [] }) => ({ to, parts: Math.max(...[to, ...holds].map(partsIn(path))) }))
    .filter(({ parts }) => parts > 0)
    .toSorted((one, other) => other.parts - one.parts)[0]?.to;
}

/** How many parts an address has where the path begins with it, else none. */
function partsIn(path: string): (address: string) => number {
  const own = path.split('/');
  return (address) => {
    const parts = address.split('/');
    const leadsThere = parts.every((part, place) =>
      part.startsWith('$') ? own.length > place : part === own[place],
    );
    return leadsThere ? parts.length : 0;
  };
}
