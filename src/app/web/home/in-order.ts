import type { HomeLine } from '#platform/web/module.ts';

/** The lists of lines. */
export type LineList = 'waiting' | 'failed' | 'lately';

/**
 * What waits: what is due by today, then what has waited longest, then what has time until a later day. What failed
 * or happened: the latest first.
 */
export function inOrder(
  list: LineList,
  lines: readonly HomeLine[],
  today: string,
): readonly HomeLine[] {
  const turnOf = ({ due }: HomeLine) => {
    if (due == null) return WAITING;
    return due <= today ? DUE : LATER;
  };
  return lines.toSorted((one, other) =>
    list === 'waiting'
      ? turnOf(one) - turnOf(other) ||
        compare(one.due ?? '', other.due ?? '') ||
        compare(one.since, other.since)
      : compare(other.since, one.since),
  );
}

const DUE = 0;
const WAITING = 1;
const LATER = 2;

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
