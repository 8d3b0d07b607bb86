import { sql } from 'drizzle-orm';
import { customType, integer, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../ids.ts';

/** A byte string, such as a hash. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Columns that open every company-owned table; its primary key is `(company_id, id)`. */
export function companyOwned() {
  return {
    company_id: integer().notNull(),
    id: uuid().notNull().$defaultFn(newId),
  };
}

/** When a row was made and last changed, in UTC with milliseconds. */
export function timestamps() {
  return {
    created_at: instant()
      .notNull()
      .default(sql`now()`),
    updated_at: instant()
      .notNull()
      .default(sql`now()`),
  };
}

/** A point in time as ISO text in UTC; milliseconds are all that the wire carries, so no more are stored. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (stored) => new Date(stored).toISOString(),
});
