import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { wordPlaces } from './search-terms.ts';

/** Text in the order of its bytes, so that an index finds what begins with something. */
const byteOrdered = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
});

/** The different codes, names and words of the catalogue: what is typed is first looked for here. */
export const catalogueWords = pgTable(
  'catalogue_words',
  {
    company_id: integer().notNull(),
    place: text({ enum: wordPlaces }).notNull(),
    word: byteOrdered('word').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.place, table.word] }),
    // Whole codes and names are found by how they begin; only their words are looked into.
    index('catalogue_words_by_part')
      .using('gin', sql`${table.word} gin_trgm_ops`)
      .where(sql`${table.place} in ('word', 'description')`),
  ],
);
