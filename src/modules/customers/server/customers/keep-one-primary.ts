import { and, asc, eq, ne, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { laterThan } from '#platform/server/database/later-than.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

type PrimaryTable = PgTable & {
  readonly id: PgColumn;
  readonly is_primary: PgColumn;
  readonly updated_at: PgColumn;
};

/** Records of a customer among which exactly one is primary, unless there are none. */
interface Group {
  readonly table: PrimaryTable;
  readonly those: SQL | undefined;
}

/** Whether one of the group is primary, besides the record of this id. */
export async function hasPrimary(
  tx: Transaction,
  { table, those }: Group,
  except?: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: table.id })
    .from(asTable(table))
    .where(and(those, eq(table.is_primary, true), isNot(table, except)))
    .limit(1);
  return rows.length > 0;
}

/** Has no other of the group be primary, so that a record can become it. */
export async function demoteOthers(
  tx: Transaction,
  { table, those }: Group,
  except?: string,
): Promise<void> {
  await tx
    .update(asTable(table))
    .set({ is_primary: false, updated_at: laterThan(table.updated_at) })
    .where(and(those, eq(table.is_primary, true), isNot(table, except)));
}

/** Makes the oldest of the group primary where none is. */
export async function promoteOldest(tx: Transaction, group: Group): Promise<void> {
  if (await hasPrimary(tx, group)) return;
  const { table, those } = group;
  const [oldest] = await tx
    .select({ id: table.id })
    .from(asTable(table))
    .where(those)
    .orderBy(asc(table.id))
    .limit(1);
  if (oldest === undefined) return;
  await tx
    .update(asTable(table))
    .set({ is_primary: true, updated_at: laterThan(table.updated_at) })
    .where(and(those, eq(table.id, oldest.id)));
}

function isNot(table: PrimaryTable, id: string | undefined): SQL | undefined {
  return id === undefined ? undefined : ne(table.id, id);
}

/** Of any table, with the columns that are used here. */
function asTable(table: PrimaryTable): PgTable {
  return table;
}
