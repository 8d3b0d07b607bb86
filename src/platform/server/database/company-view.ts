import { getTableName, sql, Subquery, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * The rows of a table that belong to the transaction's company, for use after `from` in place of the table.
 * The view filters by company itself and the planner sees through it, so indexes can answer conditions
 * that row-level security keeps from them, for example LIKE. The migrator makes a view for each table with
 * a column `search_text`.
 */
export function companyView(table: PgTable): Subquery {
  const view = sql.identifier(`${getTableName(table)}_of_company`);
  return inPlaceOf(table, sql`select * from ${view}`);
}

/** Rows of a query that have all columns of the table, for use after `from` in its place. */
export function inPlaceOf(table: PgTable, rows: SQL): Subquery {
  return new Subquery(rows, {}, getTableName(table));
}

/** The rows with, beside each, what `beside` finds for it: at most one row, whose columns have names of their own. */
export function withBeside(
  table: PgTable,
  rows: PgTable | Subquery,
  beside?: SQL,
): PgTable | Subquery {
  if (beside === undefined) return rows;
  return inPlaceOf(table, sql`select * from ${rows} left join lateral (${beside}) beside on true`);
}
