import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../ids.ts';

/** A byte string, such as a hash. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Columns that open every company-owned table; its primary key is `(company_id, id)`. */
export function companyOwned() {
  return {
    companyId: integer('company_id').notNull(),
    id: uuid('id').notNull().$defaultFn(newId),
  };
}

/** When a row was made and last changed, in UTC with milliseconds. */
export function timestamps() {
  return {
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  };
}

/** A point in time; milliseconds are all that the wire carries, so no more are stored. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}
