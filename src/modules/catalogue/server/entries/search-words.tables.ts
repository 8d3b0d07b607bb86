import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { wordPlaces } from './search-terms.ts';

/** Text in the order of its bytes, so that an index finds texts by their beginnings. */
const byteOrdered = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
});

/** The vocabulary of the catalogue: all its codes, names and words, where searches begin. */
export const catalogueWords = pgTable(
  'catalogue_words',
  {
    company_id: integer().notNull(),
    place: text({ enum: wordPlaces }).notNull(),
    word: byteOrdered('word').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.place, table.word] }),
    // Codes and names are found by their beginnings; only words are found by any part of them.
    index('catalogue_words_by_part')
      .using('gin', sql`${table.word} gin_trgm_ops`)
      .where(sql`${table.place} in ('word', 'description')`),
  ],
);
