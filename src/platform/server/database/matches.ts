import { eq, type Column, type SQL } from 'drizzle-orm';

/** Whether a column has the value that a filter asks for; nothing where it asks for none. */
export function matches<Value>(
  column: Column<{ data: Value } & Column['_']>,
  value: Value | undefined,
): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}
