import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { changeSettings } from './change-settings.ts';
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
        using ((${rows}) is not true or ${seesHiddenRows(id)})`;
      await tx.execute(policy.inlineParams());
    }
    await refreshViews(
      tx,
      tables.map(({ table }) => table),
    );
  });
}

/** Shows the rows again, all of them at the commit. */
export async function showRows(tx: Transaction, { id, tables }: HiddenRows): Promise<void> {
  await asOwner(tx, async () => {
    for (const { table } of tables) {
      await tx.execute(sql`drop policy if exists ${policyOf(id)} on ${table}`);
    }
    await refreshViews(
      tx,
      tables.map(({ table }) => table),
    );
  });
}

/** Lets the transaction see rows that this work hides from others, or no hidden rows any more. */
export async function seeHiddenRows(
  tx: Transaction,
  work: Pick<HiddenRows, 'id'> | undefined,
): Promise<void> {
  await changeSettings(tx, { [SETTING]: work?.id ?? '' });
}

/** Whether the transaction has called `seeHiddenRows` for this work. */
export function seesHiddenRows(id: string): SQL {
  return sql`coalesce(current_setting(${SETTING}, true), '') = ${id}`;
}

function policyOf(id: string) {
  return sql.identifier(`hidden_${id}`);
}

/** Has the views for searches follow the policies of their tables. */
export async function refreshViews(tx: Transaction, tables: readonly PgTable[]): Promise<void> {
  const names = tables.map(getTableName);
  await tx.execute(sql`select create_company_view(oid) from pg_class
    where relnamespace = 'public'::regnamespace and relname = any(${sql.param(names)})
      and exists (select from pg_views where viewname = relname || '_of_company')`);
}

/** Where the work fails, the transaction rolls the role back with everything else. */
export async function asOwner<Result>(
  tx: Transaction,
  work: () => Promise<Result>,
): Promise<Result> {
  await tx.execute(sql`set local role none`);
  const result = await work();
  await tx.execute(sql`set local role backoffice_company`);
  return result;
}
