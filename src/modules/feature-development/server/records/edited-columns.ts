import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { timestamps } from '#platform/server/database/columns.ts';

/** Columns that every record ends with: which edit it is at, whose that was, and its text for searches. */
export function editedColumns() {
  return {
    /** Raised by each edit, and each command on a SOW, not by changes below. */
    version: integer().notNull().default(1),
    updated_by: uuid().notNull(),
    updated_by_employee: integer(),
    /** Name, description and tags in the spelling that searches use. */
    search_text: text().notNull(),
    ...timestamps(),
  };
}
