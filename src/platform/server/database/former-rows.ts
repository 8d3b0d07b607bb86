import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { asOwner, refreshViews, seesHiddenRows } from './hidden-rows.ts';
import type { Transaction } from './transactions.ts';

/** Rows of a company that a long piece of work changes in several transactions. */
export interface FormerRows {
  /** Of the work: an id that nothing else hides rows by. */
  readonly id: string;
  readonly companyId: number;
  readonly tables: readonly RecordTable[];
  /** The `updated_at` of rows that the work has changed; no other row has it. */
  readonly changedAt: string;
}

type RecordTable = PgTable & { readonly company_id: PgColumn; readonly id: PgColumn };

/**
 * Begins to show everybody in the company, except transactions that have called `seeHiddenRows`, what rows were
 * before the work changed them. A table that inherits from theirs has these former rows, so each query finds
 * them, and a policy hides the changed ones. What people change meanwhile, they change in the former row. Only
 * for the embedded database, as `hideRows`.
 */
export async function showFormerRows(tx: Transaction, rows: FormerRows): Promise<void> {
  await asOwner(tx, async () => {
    for (const table of rows.tables) {
      const former = formerOf(table, rows);
      await tx.execute(sql`create table ${former} (like ${table} including all)`);
      await tx.execute(sql`alter table ${former} inherit ${table},
        add stored_in xid8 not null default pg_current_xact_id()`);
      const policy = sql`create policy ${policyOf(rows)} on ${table} as restrictive to backoffice_company
        using (case when ${seesHiddenRows(rows.id)} then tableoid <> ${nameOf(table, rows)}::regclass
          else updated_at <> ${rows.changedAt} end)`;
      await tx.execute(policy.inlineParams());
    }
    await refreshViews(tx, rows.tables);
  });
}

/** To be called in the transaction that changes these rows, before it does. */
export async function storeFormerRows(
  tx: Transaction,
  rows: FormerRows,
  { table, ids }: { readonly table: RecordTable; readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  const columns = columnsOf(table);
  await asOwner(tx, () =>
    tx.execute(sql`insert into ${formerOf(table, rows)} (${columns}) select ${columns} from only ${table}
      where company_id = ${rows.companyId} and id = any(${sql.param(ids)}::uuid[])
        and updated_at <> ${rows.changedAt}`),
  );
}

/** Which of the former rows people have changed or deleted meanwhile. */
export async function findTouchedRows(
  tx: Transaction,
  rows: FormerRows,
  table: RecordTable,
): Promise<{ changed: string[]; deleted: string[] }> {
  const former = formerOf(table, rows);
  const idsOf = async (query: SQL) =>
    idRows.parse((await tx.execute(query)).rows).map(({ id }) => id);
  return asOwner(tx, async () => ({
    changed: await idsOf(sql`select id from only ${former} where xmin <> stored_in::xid`),
    deleted: await idsOf(sql`select id from only ${table} changed
      where company_id = ${rows.companyId} and updated_at = ${rows.changedAt}
        and not exists (select from only ${former} former where former.id = changed.id)`),
  }));
}

const idRows = z.array(z.object({ id: z.string() }));

/** Makes rows what they were, with what people have changed meanwhile; at most so many, or these. Returns how many. */
export async function restoreFormerRows(
  tx: Transaction,
  rows: FormerRows,
  { table, which }: { readonly table: RecordTable; readonly which: number | readonly string[] },
): Promise<number> {
  const former = formerOf(table, rows);
  const chosen =
    typeof which === 'number'
      ? sql`limit ${which}`
      : sql`where id = any(${sql.param(which)}::uuid[])`;
  const settings = storedColumns(table).map(
    ({ name }) => sql`${sql.identifier(name)} = former.${sql.identifier(name)}`,
  );
  const { rowCount } = await asOwner(tx, () =>
    tx.execute(sql`
      with chosen as (
        delete from only ${former} where id = any(array(select id from only ${former} ${chosen})) returning *
      )
      update only ${table} as stored set ${sql.join(settings, sql`, `)} from chosen former
      where stored.company_id = former.company_id and stored.id = former.id`),
  );
  return rowCount ?? 0;
}

/** Shows the rows as they are now, all of them at the commit. */
export async function forgetFormerRows(tx: Transaction, rows: FormerRows): Promise<void> {
  await asOwner(tx, async () => {
    for (const table of rows.tables) {
      await tx.execute(sql`drop policy if exists ${policyOf(rows)} on ${table}`);
    }
    await refreshViews(tx, rows.tables);
    for (const table of rows.tables)
      await tx.execute(sql`drop table if exists ${formerOf(table, rows)}`);
  });
}

const nameOf = (table: PgTable, { id }: Pick<FormerRows, 'id'>) =>
  sql`${`${getTableName(table)}_before_${id.replaceAll('-', '')}`}`;

function formerOf(table: PgTable, { id }: Pick<FormerRows, 'id'>): SQL {
  return sql`${sql.identifier(`${getTableName(table)}_before_${id.replaceAll('-', '')}`)}`;
}

const policyOf = ({ id }: Pick<FormerRows, 'id'>) => sql.identifier(`former_${id}`);

/** All but those that the database computes. */
const storedColumns = (table: PgTable) =>
  Object.values(getTableColumns(table)).filter(({ generated }) => generated === undefined);

const columnsOf = (table: PgTable) =>
  sql.join(
    storedColumns(table).map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
