import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Now, but always later than the given instant, even within one millisecond, so that an older copy is recognised. */
export function laterThan(updatedAt: PgColumn | undefined): SQL {
  return sql`greatest(now(), ${updatedAt} + interval '1 millisecond')`;
}
