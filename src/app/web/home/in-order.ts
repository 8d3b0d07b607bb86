import type { HomeLine } from '#platform/web/module.ts';

/** The lists of lines. */
export type LineList = 'waiting' | 'failed' | 'lately';

/** What waits: due soonest first, then what has waited longest. What failed or happened: the latest first. */
export function inOrder(list: LineList, lines: readonly HomeLine[]): readonly HomeLine[] {
  return lines.toSorted((one, other) =>
    list === 'waiting'
      ? compare(one.due ?? NEVER, other.due ?? NEVER) || compare(one.since, other.since)
      : compare(other.since, one.since),
  );
}

/** After every date. */
const NEVER = '~';

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
