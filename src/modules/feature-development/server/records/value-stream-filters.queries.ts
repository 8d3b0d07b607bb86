import { and, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Priority } from '#modules/feature-development/contract/record-statuses.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { valueStreams } from './value-streams.tables.ts';

interface Wanted {
  readonly priority?: Priority | undefined;
  readonly owner?: number | undefined;
}

interface Below {
  readonly company_id: PgColumn;
  readonly value_stream_id: PgColumn;
}

/** Whether the value stream above a row is of this priority and owner. */
export function isBelow(
  tx: Transaction,
  { company_id, value_stream_id }: Below,
  { priority, owner }: Wanted,
): SQL | undefined {
  if (priority === undefined && owner === undefined) return undefined;
  const above = tx
    .select({ one: sql`1` })
    .from(valueStreams)
    .where(
      and(
        eq(valueStreams.company_id, company_id),
        eq(valueStreams.id, value_stream_id),
        priority === undefined ? undefined : eq(valueStreams.priority, priority),
        owner === undefined ? undefined : eq(valueStreams.owner_id, owner),
      ),
    );
  return exists(above);
}
