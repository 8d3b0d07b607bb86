import { sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from './transactions.ts';

/** The ids that a query selects as its only column, in its order. However many there are, they travel as one text. */
export async function idsInOrder(tx: Transaction, query: SQLWrapper): Promise<string[]> {
  const { rows } = await tx.execute<{ ids: string }>(sql`select array${query}::text as ids`);
  const ids = rows[0]?.ids.slice(1, -1) ?? '';
  return ids === '' ? [] : ids.split(',');
}

/** Whether a column is one of the ids: always a single parameter, where `inArray` makes one for each id. */
export function isOneOf<Value>(
  column: Column<{ data: Value } & Column['_']>,
  values: readonly Value[],
): SQL {
  return sql`${column} = any(${sql.param([...values])})`;
}
