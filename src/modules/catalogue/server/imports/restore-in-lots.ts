import { sql } from 'drizzle-orm';
import type { ImportReport } from '#modules/catalogue/contract/imports.ts';
import { seeHiddenRows } from '#platform/server/database/hidden-rows.ts';
import type { Database } from '#platform/server/database/transactions.ts';
import { catalogueChanges } from '../entries/changes.tables.ts';
import { findChanges } from './changes-of-import.queries.ts';
import { hidingOf, type HiddenRun } from './hidden-entries.ts';
import { actorOf } from './import-runs.ts';
import type { ImportRow } from './imports.queries.ts';
import { createLotSize } from './lot-size.ts';
import { restoreBatch } from './restore-entries.ts';

const { before } = catalogueChanges;

/** Changes of values that have rows of their own, or move other entries: they are restored at the end. */
export const isLinkedChange = sql`(jsonb_exists(${before}, 'inputs') or jsonb_exists(${before}, 'module_code'))`;

interface Restoring {
  readonly run: HiddenRun & { readonly changed_at: string };
  readonly report: ImportReport;
}

/** Restores, lot by lot and hidden, what an import has changed in entries alone. */
export async function restoreInLots(
  database: Database,
  row: ImportRow,
  { run, report }: Restoring,
): Promise<void> {
  const scope = actorOf(row);
  const size = createLotSize();
  const ofImport = {
    importId: row.id,
    acts: ['changed'],
    undoneAt: run.changed_at,
    which: sql`not ${isLinkedChange}`,
  } as const;
  let after: string | undefined;
  for (let isMore = true; isMore;) {
    isMore = await database.inCompany(scope, async (tx) => {
      const limit = size.current();
      const finished = size.measure(limit);
      await seeHiddenRows(tx, run);
      const changes = await findChanges(tx, scope, { ...ofImport, after, limit });
      const hiding = hidingOf(tx, run);
      await restoreBatch(tx, scope, { changes, report, importId: row.id, hiding });
      after = changes.at(-1)?.id;
      finished();
      return changes.length === limit;
    });
  }
}
