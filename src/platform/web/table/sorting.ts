import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { SortKey } from './columns.ts';

/** The sign of each direction. */
export const SIGNS = {
  none: IconArrowsSort,
  ascending: IconArrowUp,
  descending: IconArrowDown,
} as const;

/** Whether, and how, a list is sorted by a key. */
export function directionOf(by: string, sort: string | undefined): keyof typeof SIGNS {
  if (sort === by) return 'ascending';
  return sort === `-${by}` ? 'descending' : 'none';
}

/** How a list is sorted once the key is chosen: by it, or in the other direction where it is already. */
export function nextSort<Key extends string>(by: Key, sort: string | undefined): SortKey<Key> {
  return sort === by ? `-${by}` : by;
}
