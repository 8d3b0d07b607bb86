import { and, eq } from 'drizzle-orm';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import { findTouchedRows, restoreFormerRows } from '#platform/server/database/former-rows.ts';
import { seeHiddenRows } from '#platform/server/database/hidden-rows.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { withIds } from '../entries/entry-conditions.ts';
import { catalogueChanges } from '../entries/changes.tables.ts';
import {
  formerRows,
  hiddenTables,
  isHiddenChange,
  showEntries,
  type HiddenRun,
} from './hidden-entries.ts';

/**
 * Shows all that a run has done, at the commit. What people have changed or deleted meanwhile is as they left
 * it: returns the ids of entries that they changed, which the run has to change again.
 */
export async function showRun(tx: Transaction, run: HiddenRun): Promise<ReadonlySet<string>> {
  const former = formerRows(run);
  const touched = new Set<string>();
  if (former !== undefined) {
    await seeHiddenRows(tx, run);
    for (const table of hiddenTables) {
      const { changed, deleted } = await findTouchedRows(tx, former, table);
      await restoreFormerRows(tx, former, { table, which: changed });
      if (deleted.length > 0) await tx.delete(table).where(withIds(table, run.company_id, deleted));
      await forgetChanges(tx, run, [...changed, ...deleted]);
      for (const id of changed) touched.add(id);
    }
    await seeHiddenRows(tx, undefined);
  }
  await showEntries(tx, run);
  return touched;
}

/** Removes what the run has recorded of these entries. */
async function forgetChanges(
  tx: Transaction,
  run: HiddenRun,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { company_id, entry_id } = catalogueChanges;
  await tx
    .delete(catalogueChanges)
    .where(and(eq(company_id, run.company_id), isHiddenChange(run), isOneOf(entry_id, ids)));
}
