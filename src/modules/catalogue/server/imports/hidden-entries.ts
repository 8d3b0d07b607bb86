import { eq, isNull, sql, type SQL } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import { hideRows, showRows, type HiddenRows } from '#platform/server/database/hidden-rows.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import {
  catalogueCompanies,
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
} from '../entries/entries.tables.ts';
import { catalogueHiddenRuns } from './hidden-runs.tables.ts';
import type { ImportRow } from './imports.queries.ts';

export type HiddenRun = typeof catalogueHiddenRuns.$inferSelect;

/** Those that belong to others first, the order in which they can be removed. */
export const hiddenTables = [catalogueFields, catalogueFeatures, catalogueModules] as const;

/** The run as one that hides the entries of its origin. */
export function hiddenRun({ company_id, id, source_id }: ImportRow): HiddenRun {
  return { company_id, id, origin_id: source_id ?? id };
}

/** Hides all entries of the origin of a run, those written later too. */
export async function hideEntries(tx: Transaction, run: HiddenRun): Promise<void> {
  await tx.insert(catalogueHiddenRuns).values(run);
  await hideRows(tx, hiddenRows(run));
}

/** Shows what is left of the entries. */
export async function showEntries(tx: Transaction, run: HiddenRun): Promise<void> {
  const { company_id, id } = run;
  await tx.delete(catalogueHiddenRuns).where(hasValues(catalogueHiddenRuns, { company_id, id }));
  await showRows(tx, hiddenRows(run));
}

/** The company that this origin created, before it had figures or after it has lost them. */
export function isHiddenCompany({ origin_id }: HiddenRun): SQL {
  return sql`(${eq(catalogueCompanies.origin_id, origin_id)} and ${isNull(catalogueCompanies.figures_at)})`;
}

function hiddenRows(run: HiddenRun): HiddenRows {
  const { id, origin_id } = run;
  return {
    id,
    tables: [
      ...hiddenTables.map((table) => ({ table, rows: eq(table.origin_id, origin_id) })),
      { table: catalogueCompanies, rows: isHiddenCompany(run) },
    ],
  };
}
