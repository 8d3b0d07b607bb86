/** A page to go to, or a gap. */
export type PageStep = number | 'gap';

/**
 * Which pages the control offers: up to six all of them; otherwise the first two, the current one and
 * the last two, with a gap where pages are left out between them.
 */
export function pageSteps(current: number, count: number): PageStep[] {
  if (count <= 6) return Array.from({ length: Math.max(count, 0) }, (_none, index) => index + 1);
  const shown = [...new Set([1, 2, current, count - 1, count])]
    .filter((page) => page >= 1 && page <= count)
    .toSorted((one, other) => one - other);
  return shown.flatMap((page, index): PageStep[] => {
    const before = shown[index - 1];
    return before !== undefined && page - before > 1 ? ['gap', page] : [page];
  });
}

/** How many pages this many rows need; a list without rows has one, which is empty. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

interface Place {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsMinimum?: boolean | undefined;
}

/** The page itself, or the last one where a list has become shorter since. */
export function existingPage({ page, pageSize, total, totalIsMinimum }: Place): number {
  return totalIsMinimum === true ? page : Math.min(page, pageCount(total, pageSize));
}
