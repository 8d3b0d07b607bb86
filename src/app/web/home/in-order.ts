import type { HomeLine } from '#platform/web/module.ts';

/** What waits: due soonest first, then what has waited longest. What failed: the latest first. */
export function inOrder(
  list: 'waiting' | 'failed',
  lines: readonly HomeLine[],
): readonly HomeLine[] {
  return lines.toSorted((one, other) =>
    list === 'failed'
      ? compare(other.since, one.since)
      : compare(one.due ?? NEVER, other.due ?? NEVER) || compare(one.since, other.since),
  );
}

/** After every date. */
const NEVER = '~';

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
