/** For so long, a list that has more rows than are counted is not counted again. */
const REMEMBERED_MS = 30_000;
const MOST_REMEMBERED = 500;

/** The lists of a company that were found to have more rows than are counted. */
export interface LongLists {
  has(list: string): boolean;
  add(list: string): void;
}

/**
 * Remembers for a while which lists are long. People page through a list, sort it and come back to it; to count
 * again to the same limit each time would be most of what such a list costs the database.
 */
export function rememberLongLists(): (companyId: number) => LongLists {
  const until = new Map<string, number>();
  return (companyId) => ({
    has: (list) => (until.get(`${companyId} ${list}`) ?? 0) > Date.now(),
    add(list) {
      until.set(`${companyId} ${list}`, Date.now() + REMEMBERED_MS);
      const [oldest] = until.keys();
      if (until.size > MOST_REMEMBERED && oldest !== undefined) until.delete(oldest);
    },
  });
}
