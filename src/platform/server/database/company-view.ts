import { getTableName, sql, Subquery, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * The rows of a table that belong to the transaction's company, to stand for the table after `from`.
 * The view names the company itself, and the planner looks through it, so that indexes answer what
 * row-level security keeps from them, as LIKE. A table with a column `search_text` has one: the migrator makes it.
 */
export function companyView(table: PgTable): Subquery {
  const view = sql.identifier(`${getTableName(table)}_of_company`);
  return standingFor(table, sql`select * from ${view}`);
}

/** Rows of a query that have all columns of the table, to stand for it after `from`. */
export function standingFor(table: PgTable, rows: SQL): Subquery {
  return new Subquery(rows, {}, getTableName(table));
}
