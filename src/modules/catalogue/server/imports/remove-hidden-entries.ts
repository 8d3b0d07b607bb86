import { and, eq, sql } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Context } from '#platform/server/context.ts';
import { seeHiddenRows } from '#platform/server/database/hidden-rows.ts';
import { catalogueCompanies, catalogueModules } from '../entries/entries.tables.ts';
import { discardPlans } from '../bulk-writes/discard-plans.ts';
import { hiddenTables, isHiddenCompany, showEntries, type HiddenRun } from './hidden-entries.ts';
import { createLotSize } from './lot-size.ts';
import { catalogueHiddenRuns } from './hidden-runs.tables.ts';

/** Removes, lot by lot, what runs in a company have left hidden: they died, or were cancelled or undone. */
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
  const size = createLotSize();
  await database.inCompany({ companyId }, discardPlans);
  for (const table of hiddenTables) {
    for (let isMore = true; isMore;) {
      isMore = await database.inCompany({ companyId }, async (tx) => {
        const lot = size.current();
        const finished = size.measure(lot);
        await seeHiddenRows(tx, run);
        const { rowCount } = await tx.execute(sql`
          delete from ${table} where company_id = ${companyId} and id = any(array(
            select id from ${table}
            where company_id = ${companyId} and origin_id = ${run.origin_id} limit ${lot}))`);
        finished();
        return rowCount === lot;
      });
    }
  }
  await database.inCompany({ companyId }, async (tx) => {
    await seeHiddenRows(tx, run);
    const isEmpty = sql`not exists (
      select from ${catalogueModules} module
      where module.company_id = ${companyId} and module.catalogue_company_id = ${catalogueCompanies.id})`;
    await tx
      .delete(catalogueCompanies)
      .where(and(eq(catalogueCompanies.company_id, companyId), isHiddenCompany(run), isEmpty));
    await showEntries(tx, run);
  });
}
