import { eq, isNull, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { hasValues } from '#platform/server/database/has-values.ts';
import {
  forgetFormerRows,
  showFormerRows,
  storeFormerRows,
  type FormerRows,
} from '#platform/server/database/former-rows.ts';
import { hideRows, showRows, type HiddenRows } from '#platform/server/database/hidden-rows.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import {
  catalogueCompanies,
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
} from '../entries/entries.tables.ts';
import type { Hiding } from '../bulk-writes/write-entries.ts';
import { catalogueChanges } from '../entries/changes.tables.ts';
import { catalogueHiddenRuns } from './hidden-runs.tables.ts';
import type { ImportRow } from './imports.queries.ts';

export type HiddenRun = typeof catalogueHiddenRuns.$inferSelect;

/** Those that belong to others first, the order in which they can be removed. */
export const hiddenTables = [catalogueFields, catalogueFeatures, catalogueModules] as const;

/** The run as one that hides the entries that its origin has created, and what it changes from now on. */
export function hiddenRun(
  { company_id, id, source_id }: ImportRow,
  hiding: Partial<Pick<HiddenRun, 'hides_created' | 'changed_at'>> = {},
): HiddenRun {
  const origin_id = source_id ?? id;
  return { company_id, id, origin_id, hides_created: true, changed_at: null, ...hiding };
}

/** An `updated_at` that no entry has: the clock has moved on since whatever was stored before. */
export async function chooseChangedAt(tx: Transaction): Promise<string> {
  await tx.execute(sql`select pg_sleep(0.002)`);
  const { rows } = await tx.execute(sql`select clock_timestamp() as now`);
  const [{ now }] = z.tuple([z.object({ now: z.coerce.date() })]).parse(rows);
  await tx.execute(sql`select pg_sleep(0.002)`);
  return now.toISOString();
}

/** Hides what the run does, now and later. */
export async function hideEntries(tx: Transaction, run: HiddenRun): Promise<void> {
  await tx.insert(catalogueHiddenRuns).values(run);
  await hideRows(tx, hiddenRows(run));
  const former = formerRows(run);
  if (former !== undefined) await showFormerRows(tx, former);
}

/** Shows what is left of the entries, as they are now. */
export async function showEntries(tx: Transaction, run: HiddenRun): Promise<void> {
  const { company_id, id } = run;
  await tx.delete(catalogueHiddenRuns).where(hasValues(catalogueHiddenRuns, { company_id, id }));
  await showRows(tx, hiddenRows(run));
  const former = formerRows(run);
  if (former !== undefined) await forgetFormerRows(tx, former);
}

/** What the run's changes have replaced; undefined where it makes none that are hidden. */
export function formerRows({ company_id, id, changed_at }: HiddenRun): FormerRows | undefined {
  return changed_at === null
    ? undefined
    : { id, companyId: company_id, tables: hiddenTables, changedAt: changed_at };
}

/** How the run changes entries so that nobody sees it; undefined where it makes no changes that are hidden. */
export function hidingOf(tx: Transaction, run: HiddenRun): Hiding | undefined {
  const former = formerRows(run);
  return (
    former && {
      changedAt: former.changedAt,
      store: (table, ids) => storeFormerRows(tx, former, { table, ids }),
    }
  );
}

/** What the run has recorded of its changes. */
export function isHiddenChange({ origin_id, changed_at }: HiddenRun): SQL {
  const { origin_id: origin, at } = catalogueChanges;
  return sql`(${eq(origin, origin_id)} and ${at} >= ${changed_at}::timestamptz)`;
}

/** The company that this origin created, before it had figures or after it has lost them. */
export function isHiddenCompany({ origin_id }: HiddenRun): SQL {
  return sql`(${eq(catalogueCompanies.origin_id, origin_id)} and ${isNull(catalogueCompanies.figures_at)})`;
}

function hiddenRows(run: HiddenRun): HiddenRows {
  const { id, origin_id, hides_created, changed_at } = run;
  const created = [
    ...hiddenTables.map((table) => ({ table, rows: eq(table.origin_id, origin_id) })),
    { table: catalogueCompanies, rows: isHiddenCompany(run) },
  ];
  const changes = { table: catalogueChanges, rows: isHiddenChange(run) };
  return {
    id,
    tables: [...(hides_created ? created : []), ...(changed_at === null ? [] : [changes])],
  };
}
