import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Now, but later than the instant before even within one millisecond, so that an editor's older copy is recognised. */
export function laterThan(updatedAt: PgColumn | undefined): SQL {
  return sql`greatest(now(), ${updatedAt} + interval '1 millisecond')`;
}
