import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { setUses, type Dependent } from '#modules/engines/server/public.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { seeHiddenRows } from '#platform/server/database/hidden-rows.ts';
import type { Database, Transaction } from '#platform/server/database/transactions.ts';
import type { ImportReport } from '#modules/catalogue/contract/imports.ts';
import {
  catalogueCompanies,
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
} from '../entries/entries.tables.ts';
import { catalogueChanges } from '../entries/changes.tables.ts';
import type { ImportRow } from './imports.queries.ts';
import { discardPlans } from '../bulk-writes/discard-plans.ts';
import { readEngineUsers } from '../engine-uses/engine-uses.queries.ts';
import { finishWrites } from '../bulk-writes/finish-writes.ts';
import { FEW_ROWS } from './fill-company.ts';
import { finishImport } from './finish-import.ts';
import { chooseChangedAt, hiddenRun, hideEntries, type HiddenRun } from './hidden-entries.ts';
import { isLinkedChange, restoreInLots } from './restore-in-lots.ts';
import { showRun } from './show-run.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import { actorOf } from './import-runs.ts';
import { emptyReport } from './import-report.ts';
import { inTurn } from './in-turn.ts';
import { recordRemovals, restoreEntries } from './restore-entries.ts';
import { liftTimeLimit } from './lift-time-limit.ts';
import { removeHiddenEntries } from './remove-hidden-entries.ts';
import { notifyFollowers } from './notify-followers.ts';

/** Something that an import created or changed has been changed again since. */
export class ChangedSinceError extends Error {
  constructor() {
    super('Entries of the import were changed since');
    this.name = 'ChangedSinceError';
  }
}

/** Undoes everything that an import did, which everybody sees at once, or nothing where others have built on it. */
export async function takeBackImport(
  context: Pick<Context, 'connection' | 'database'>,
  row: ImportRow,
): Promise<ImportReport> {
  const { rows_total, company_id } = row;
  const { connection, database } = context;
  // Others would wait while the database restores and removes so many: they are hidden, and then that is done lot by lot.
  const hides = connection.embedded && (rows_total ?? Infinity) > FEW_ROWS;
  return inTurn(context, company_id, async () => {
    const report = emptyReport();
    const run = hides ? await restoreHidden(database, row, report) : undefined;
    await takeBack(database, row, { run, report });
    if (hides) await removeHiddenEntries(context, company_id);
    return report;
  });
}

type UndoingRun = HiddenRun & { readonly changed_at: string };

/** Begins to undo an import so that nobody sees it. */
async function restoreHidden(
  database: Database,
  row: ImportRow,
  report: ImportReport,
): Promise<UndoingRun> {
  const run = await database.inCompany(actorOf(row), async (tx) => {
    await liftTimeLimit(tx);
    await findUndoable(tx, row);
    const changed_at = await chooseChangedAt(tx);
    const begun = { ...hiddenRun(row, { hides_created: false }), changed_at };
    await hideEntries(tx, begun);
    return begun;
  });
  await restoreInLots(database, row, { run, report });
  return run;
}

interface TakingBack {
  /** What has been restored already, hidden. */
  readonly run: UndoingRun | undefined;
  readonly report: ImportReport;
}

async function takeBack(
  database: Database,
  row: ImportRow,
  { run, report }: TakingBack,
): Promise<void> {
  const scope = actorOf(row);
  const { id: importId } = row;
  const undoneAt = run?.changed_at;
  const since = undoneAt ?? new Date().toISOString();
  await database.inCompany(scope, async (tx) => {
    await liftTimeLimit(tx);
    const edited = run === undefined ? [] : [...(await showRun(tx, run))];
    const catalogueCompanyId = await findUndoable(tx, row);
    const which = run && or(isLinkedChange, isOneOf(catalogueChanges.entry_id, edited));
    await restoreEntries(tx, scope, { importId, report, undoneAt, which });
    await recordRemovals(tx, scope, { importId, undoneAt });
    await forgetUses(tx, scope, row);
    if (run === undefined) await removeMade(tx, row, report);
    else await hideMade(tx, row, report);
    const [left] = await tx
      .select({ id: catalogueModules.id })
      .from(catalogueModules)
      .where(
        hasValues(catalogueModules, {
          company_id: row.company_id,
          catalogue_company_id: catalogueCompanyId,
        }),
      )
      .limit(1);
    if (left !== undefined) await finishWrites(tx, scope, catalogueCompanyId);
    else if (run !== undefined) await hideCompany(tx, row);
    else await removeCompany(tx, row);
    await notifyFollowers(tx, row, { catalogueCompanyId, originId: row.id, since });
    await finishImport(tx, row, { status: 'undone', report });
  });
}

const LEVELS = [
  ['fields', catalogueFields],
  ['features', catalogueFeatures],
  ['modules', catalogueModules],
] as const;

/** The company of the catalogue, where nobody has built on what the import did. */
async function findUndoable(tx: Transaction, row: ImportRow): Promise<string> {
  const { catalogue_company_id } = row;
  if (catalogue_company_id === null || (await isBuiltUpon(tx, row))) throw new ChangedSinceError();
  return catalogue_company_id;
}

/**
 * Whether there is anything else in what the import created, or a newer version of anything it touched. Of an
 * import that was undone nothing is left, so the one before it can be undone next.
 */
async function isBuiltUpon(
  tx: Transaction,
  { company_id: companyId, id }: ImportRow,
): Promise<boolean> {
  const others = (
    part: typeof catalogueFields | typeof catalogueFeatures,
    whole: typeof catalogueFeatures | typeof catalogueModules,
    parent: 'feature_id' | 'module_id',
  ) => sql`exists (
    select from ${part} part
    join ${whole} whole on whole.company_id = part.company_id and whole.id = part.${sql.identifier(parent)}
    where part.company_id = ${companyId} and whole.origin_id = ${id} and part.origin_id is distinct from ${id})`;
  // Looked up for each later change: there are few, and up to a million created entries. Ids of an entry's
  // changes are in the order in which they were written.
  const touched = LEVELS.map(
    ([, table]) => sql`exists (
      select from ${table} made
      where made.company_id = ${companyId} and made.id = later.entry_id and made.origin_id = ${id})`,
  );
  const { rows } = await tx.execute(sql`
    select ${others(catalogueFields, catalogueFeatures, 'feature_id')}
      or ${others(catalogueFeatures, catalogueModules, 'module_id')}
      or exists (
        select from ${catalogueChanges} later
        where later.company_id = ${companyId} and later.origin_id is distinct from ${id}
          and not exists (
            select from catalogue_imports undone
            where undone.company_id = ${companyId} and undone.id = later.origin_id and undone.status = 'undone')
          and later.at >= (select created_at from catalogue_imports where company_id = ${companyId} and id = ${id})
          and (exists (
              select from ${catalogueChanges} own
              where own.company_id = ${companyId} and own.entry_id = later.entry_id and own.origin_id = ${id} and own.act = 'changed'
                and own.id < later.id
            ) or ${sql.join(touched, sql` or `)})
      ) as built_upon`);
  return rows[0]?.['built_upon'] === true;
}

/** Removed entries no longer use engines, which could otherwise not be deleted. */
async function forgetUses(tx: Transaction, scope: Scope, { id }: ImportRow): Promise<void> {
  await setUses(tx, scope, withoutEngines(tx, scope, eq(catalogueFields.origin_id, id)));
}

async function* withoutEngines(
  tx: Transaction,
  scope: Scope,
  where: SQL,
): AsyncGenerator<readonly Dependent[]> {
  for await (const users of readEngineUsers(tx, scope, where)) {
    yield users.map(({ described }) => ({ ...described, uses: [] }));
  }
}

async function removeMade(
  tx: Transaction,
  { company_id, id }: ImportRow,
  report: ImportReport,
): Promise<void> {
  await discardPlans(tx);
  for (const [part, table] of LEVELS) {
    const { rowCount } = await tx
      .delete(table)
      .where(and(eq(table.company_id, company_id), eq(table.origin_id, id)));
    report[part].removed = rowCount ?? 0;
  }
}

async function hideMade(tx: Transaction, row: ImportRow, report: ImportReport): Promise<void> {
  for (const [part, table] of LEVELS) {
    const made = hasValues(table, { company_id: row.company_id, origin_id: row.id });
    report[part].removed = await tx.$count(table, made);
  }
  await hideEntries(tx, hiddenRun(row));
}

/** Without figures it is hidden with what was in it. */
async function hideCompany(tx: Transaction, row: ImportRow): Promise<void> {
  await seeHiddenRows(tx, row);
  await tx
    .update(catalogueCompanies)
    .set({ figures_at: null })
    .where(hasValues(catalogueCompanies, { company_id: row.company_id, origin_id: row.id }));
}

/** The company is removed too where the import created it and nothing is left in it. */
async function removeCompany(tx: Transaction, { company_id, id }: ImportRow): Promise<void> {
  await tx
    .delete(catalogueCompanies)
    .where(
      and(eq(catalogueCompanies.company_id, company_id), eq(catalogueCompanies.origin_id, id)),
    );
}
