import { and, like, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { likePatterns } from './search-text.ts';

/** Whether a column made by `searchTextOf` contains each word of a text; nothing for an empty text. */
export function containsWords(column: PgColumn | SQL, text: string): SQL | undefined {
  return and(...likePatterns(text).map((pattern) => like(column, pattern)));
}
