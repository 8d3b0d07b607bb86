import { and, eq, getTableColumns, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type Columns<Table extends PgTable> = Table['_']['columns'];

type Values<Table extends PgTable> = {
  readonly [Name in keyof Columns<Table>]?:
    | NonNullable<Columns<Table>[Name]['_']['data']>
    | SQLWrapper;
};

/**
 * The rows of a table whose columns have these values, or those of another table's columns in a join:
 * `hasValues(agentFiles, { company_id: companyId, agent_id: agentId })`.
 */
export function hasValues<Table extends PgTable>(
  table: Table,
  values: Values<Table>,
): SQL | undefined {
  const columns: Record<string, Column> = getTableColumns(table);
  return and(
    ...Object.entries(values).map(([name, value]) => {
      const column = columns[name];
      if (column === undefined) throw new Error(`There is no column ${name}`);
      return eq(column, value);
    }),
  );
}
