import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './transactions.ts';

/** Rows of some tables that a long piece of work has written in several transactions, or is still to remove. */
export interface HiddenRows {
  /** Of the work: an id that nothing else hides rows by. */
  readonly id: string;
  /** Which rows of each table they are, by values that no request contains. */
  readonly tables: readonly { readonly table: PgTable; readonly rows: SQL }[];
}

const SETTING = 'backoffice.sees_hidden_rows_of';

/**
 * Hides rows from everybody in their company, except from transactions that have called `seeHiddenRows`: with
 * a policy for each table, which its view for searches follows. Only for the embedded database, whose single
 * session lets a definition change without waiting for readers, and where others would wait for a transaction
 * that wrote everything. Takes effect with the commit.
 */
export async function hideRows(tx: Transaction, { id, tables }: HiddenRows): Promise<void> {
  await asOwner(tx, async () => {
    for (const { table, rows } of tables) {
      const policy = sql`create policy ${policyOf(id)} on ${table} as restrictive to backoffice_company
        using ((${rows}) is not true or current_setting(${SETTING}, true) = ${id})`;
      await tx.execute(policy.inlineParams());
    }
    await refreshViews(tx, tables);
  });
}

/** Shows the rows again, all of them at the commit. */
export async function showRows(tx: Transaction, { id, tables }: HiddenRows): Promise<void> {
  await asOwner(tx, async () => {
    for (const { table } of tables) {
      await tx.execute(sql`drop policy if exists ${policyOf(id)} on ${table}`);
    }
    await refreshViews(tx, tables);
  });
}

/** Lets the transaction see rows that this work hides from others. */
export async function seeHiddenRows(
  tx: Transaction,
  { id }: Pick<HiddenRows, 'id'>,
): Promise<void> {
  await tx.execute(sql`select set_config(${SETTING}, ${id}, true)`);
}

function policyOf(id: string) {
  return sql.identifier(`hidden_${id}`);
}

async function refreshViews(tx: Transaction, tables: HiddenRows['tables']): Promise<void> {
  const names = tables.map(({ table }) => getTableName(table));
  await tx.execute(sql`select create_company_view(oid) from pg_class
    where relnamespace = 'public'::regnamespace and relname = any(${sql.param(names)})
      and to_regclass(relname || '_of_company') is not null`);
}

/** Where the work fails, the transaction rolls the role back with everything else. */
async function asOwner(tx: Transaction, work: () => Promise<void>): Promise<void> {
  await tx.execute(sql`set local role none`);
  await work();
  await tx.execute(sql`set local role backoffice_company`);
}
