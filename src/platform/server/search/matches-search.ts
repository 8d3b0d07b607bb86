import { and, like, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { likePatterns } from './search-text.ts';

/** Whether a column of search texts contains every word of a search; no condition where nothing was typed. */
export function matchesSearch(column: PgColumn | SQL, search: string): SQL | undefined {
  return and(...likePatterns(search).map((pattern) => like(column, pattern)));
}
