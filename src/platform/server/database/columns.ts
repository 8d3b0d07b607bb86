import { sql } from 'drizzle-orm';
import { customType, integer, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../ids.ts';

/** A byte string, for example a hash. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** The first columns of every company-owned table; its primary key is `(company_id, id)`. */
export function companyOwned() {
  return {
    company_id: integer().notNull(),
    id: uuid().notNull().$defaultFn(newId),
  };
}

/** When a row was created and last changed, in UTC with milliseconds. */
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

/** A point in time as ISO text in UTC; the wire carries only milliseconds, so no more are stored. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: isoText,
});

/** The format of a session in UTC: `2026-01-31 18:00:01.5+00`. Parsing it as a date takes ten times as long. */
const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,3})?\+00$/;

function isoText(stored: string): string {
  if (!IN_UTC.test(stored)) return new Date(stored).toISOString();
  const time = stored.slice(11, -3);
  return `${stored.slice(0, 10)}T${time.length === 8 ? `${time}.000` : time.padEnd(12, '0')}Z`;
}
