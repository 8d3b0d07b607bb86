import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '#platform/server/context.ts';
import { restoreFormerRows } from '#platform/server/database/former-rows.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { seeHiddenRows } from '#platform/server/database/hidden-rows.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { discardPlans } from '../bulk-writes/discard-plans.ts';
import { catalogueChanges } from '../entries/changes.tables.ts';
import { catalogueCompanies, catalogueModules } from '../entries/entries.tables.ts';
import {
  formerRows,
  hiddenTables,
  isHiddenChange,
  isHiddenCompany,
  type HiddenRun,
} from './hidden-entries.ts';
import { catalogueHiddenRuns } from './hidden-runs.tables.ts';
import { createLotSize } from './lot-size.ts';
import { showRun } from './show-run.ts';

/** Removes, lot by lot, what runs in a company have left hidden, and restores what they changed: they died, or were cancelled or undone. */
export async function removeHiddenEntries(
  { database }: Pick<Context, 'database'>,
  companyId: number,
): Promise<void> {
  const runs = await database.inCompany(
    { companyId },
    (tx) =>
      tx
        .select()
        .from(catalogueHiddenRuns)
        .where(hasValues(catalogueHiddenRuns, { company_id: companyId })),
    { readOnly: true },
  );
  for (const run of runs) await removeThoseOf(database, run);
}

async function removeThoseOf(database: Context['database'], run: HiddenRun): Promise<void> {
  const { company_id: companyId } = run;
  await database.inCompany({ companyId }, discardPlans);
  if (run.hides_created) await removeCreated(database, run);
  if (run.changed_at !== null) await restoreChanged(database, run);
  await database.inCompany({ companyId }, async (tx) => {
    if (run.hides_created) await removeCompany(tx, run);
    await showRun(tx, run);
  });
}

async function removeCreated(database: Context['database'], run: HiddenRun): Promise<void> {
  const { company_id: companyId, origin_id } = run;
  for (const table of hiddenTables) {
    const isCreated = sql`company_id = ${companyId} and origin_id = ${origin_id}`;
    await inLots(database, run, (tx, lot) =>
      removeLot(tx, table, { companyId, where: isCreated, lot }),
    );
  }
}

/** Makes entries what they were before the run changed them, as people may have edited them meanwhile. */
async function restoreChanged(database: Context['database'], run: HiddenRun): Promise<void> {
  const former = formerRows(run);
  if (former === undefined) return;
  for (const table of hiddenTables) {
    await inLots(database, run, (tx, which) => restoreFormerRows(tx, former, { table, which }));
  }
  const { company_id: companyId } = run;
  const isHidden = sql`company_id = ${companyId} and ${isHiddenChange(run)}`;
  await inLots(database, run, (tx, lot) =>
    removeLot(tx, catalogueChanges, { companyId, where: isHidden, lot }),
  );
}

/** Works through rows, as many at once as fit into one turn; `work` returns how many there were. */
async function inLots(
  database: Context['database'],
  run: HiddenRun,
  work: (tx: Transaction, lot: number) => Promise<number>,
): Promise<void> {
  const size = createLotSize();
  for (let isMore = true; isMore;) {
    isMore = await database.inCompany({ companyId: run.company_id }, async (tx) => {
      const lot = size.current();
      const finished = size.measure(lot);
      await seeHiddenRows(tx, run);
      const count = await work(tx, lot);
      finished();
      return count === lot;
    });
  }
}

async function removeLot(
  tx: Transaction,
  table: (typeof hiddenTables)[number] | typeof catalogueChanges,
  { companyId, where, lot }: { companyId: number; where: SQL; lot: number },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${table} where company_id = ${companyId} and id = any(array(
      select id from ${table} where ${where} limit ${lot}))`);
  return rowCount ?? 0;
}

async function removeCompany(tx: Transaction, run: HiddenRun): Promise<void> {
  const { company_id: companyId } = run;
  await seeHiddenRows(tx, run);
  const isEmpty = sql`not exists (
    select from ${catalogueModules} module
    where module.company_id = ${companyId} and module.catalogue_company_id = ${catalogueCompanies.id})`;
  await tx
    .delete(catalogueCompanies)
    .where(and(eq(catalogueCompanies.company_id, companyId), isHiddenCompany(run), isEmpty));
}
