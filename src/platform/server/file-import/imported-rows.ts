import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../access/scope.ts';
import type { ImportedTable } from './import-kind.ts';

/** The type of a table's ids, for casts. */
export function idType(table: ImportedTable): SQL {
  return table.id.getSQLType() === 'integer' ? sql`integer` : sql`uuid`;
}

/** The rows with these ids, whatever type ids have. */
export function withIds(
  table: ImportedTable,
  { companyId }: Pick<Scope, 'companyId'>,
  ids: readonly string[],
): SQL | undefined {
  return and(
    eq(table.company_id, companyId),
    sql`${table.id} = any(${sql.param([...ids])}::${idType(table)}[])`,
  );
}
