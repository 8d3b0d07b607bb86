import { sql } from 'drizzle-orm';
import type { Scope } from '../access/scope.ts';
import { isForeignKeyViolation } from '../database/errors.ts';
import type { Transaction } from '../database/transactions.ts';
import type { ImportedTable } from './import-kind.ts';
import { withIds } from './imported-rows.ts';

interface Removal {
  readonly table: ImportedTable;
  readonly ids: readonly string[];
}

/** Removes rows with what belongs to them; answers with those that stay, as others refer to them. */
export async function removeUnlessNeeded(
  tx: Transaction,
  scope: Scope,
  { table, ids }: Removal,
): Promise<readonly string[]> {
  const needed = await removeInHalves(tx, scope, { table, ids });
  // Some may have been needed by others that are gone by now.
  return needed.length === 0 || needed.length === ids.length
    ? needed
    : removeUnlessNeeded(tx, scope, { table, ids: needed });
}

async function removeInHalves(
  tx: Transaction,
  scope: Scope,
  { table, ids }: Removal,
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  try {
    // In one packet: what follows a failure fails with it.
    await Promise.all([
      tx.execute(sql`savepoint removal`),
      tx.delete(table).where(withIds(table, scope, ids)),
      tx.execute(sql`release savepoint removal`),
    ]);
    return [];
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    await tx.execute(sql`rollback to savepoint removal`);
  }
  if (ids.length === 1) return ids;
  const half = Math.ceil(ids.length / 2);
  return [
    ...(await removeInHalves(tx, scope, { table, ids: ids.slice(0, half) })),
    ...(await removeInHalves(tx, scope, { table, ids: ids.slice(half) })),
  ];
}
