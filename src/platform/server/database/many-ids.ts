import { sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from './transactions.ts';

/** The ids that a query selects as its only column, in its order. However many there are, they travel as one text. */
export async function idsInOrder(tx: Transaction, query: SQLWrapper): Promise<string[]> {
  // An array as text takes PostgreSQL three times as long.
  const { rows } = await tx.execute<{ ids: string | null }>(
    sql`select string_agg(id::text, ',') as ids from ${query} as listed (id)`,
  );
  return rows[0]?.ids?.split(',') ?? [];
}

/** Whether a column is one of the ids: always a single parameter, where `inArray` makes one for each id. */
export function isOneOf<Value>(
  column: Column<{ data: Value } & Column['_']>,
  values: readonly Value[],
): SQL {
  return sql`${column} = any(${sql.param([...values])})`;
}
