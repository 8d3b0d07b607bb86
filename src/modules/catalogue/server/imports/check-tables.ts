import { setImmediate } from 'node:timers/promises';
import type { ImportExample, ImportReport } from '#modules/catalogue/contract/imports.ts';
import { findEnginesByCode } from '#modules/engines/server/public.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { createThrottle } from '#platform/server/long-jobs/throttle.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { catalogueCompanies } from '../entries/entries.tables.ts';
import { createEntriesCheck, enginesOf } from '../import-files/check-entries.ts';
import type { FindChoice } from '../import-files/check-row.ts';
import { findKnownCompany } from './find-known-company.ts';
import type { ImportRow } from './imports.queries.ts';
import {
  readEntries,
  type PreparedTable,
  type ReadRow,
  type RowProblem,
} from '../import-files/read-entries.ts';
import { actorOf, importRuns } from './import-runs.ts';
import { removeFindings, storeLines, storeProblems } from './store-problems.ts';
import { createLineCollector, type CollectedLine } from './collect-lines.ts';
import { createPreview } from './preview-import.ts';
import { emptyReport } from './import-report.ts';

const REPORT_EVERY_MS = 300;
/** How many problems are written at once. */
const PROBLEMS_AT_ONCE = 5_000;

interface Check {
  readonly tables: readonly PreparedTable[];
  readonly findChoice: FindChoice;
  readonly signal: AbortSignal;
}

/** Reads all tables and records problems, row by row. Nothing else is written. */
export async function checkTables(
  { database }: Pick<Context, 'database'>,
  row: ImportRow,
  { tables, findChoice, signal }: Check,
): Promise<{ report: ImportReport; rows_done: number }> {
  const scope = actorOf(row);
  const known = await database.inCompany(scope, async (tx) => {
    await removeFindings(tx, row);
    return { ...(await findKnownCompany(tx, row)), id: await findCompanyId(tx, row) };
  });
  const entries = createEntriesCheck(known);
  const lines = createLineCollector(row.corrections);
  const engines = createEngineCheck(database, scope);
  const report = emptyReport();
  const preview = createPreview({ catalogueCompanyId: known.id, importId: row.id, report });
  const reading = <T>(work: (tx: Transaction) => Promise<T>) =>
    database.inCompany(scope, work, { readOnly: true });
  let rowsDone = 0;
  const throttle = createThrottle(REPORT_EVERY_MS);
  let written = 0;
  let found: RowProblem[] = [];

  const save = async (shown: readonly CollectedLine[] = []) => {
    const problems = found;
    const before = written;
    found = [];
    written += problems.length;
    await importRuns.advance(database, row, {
      values: { rows_done: rowsDone, problems: written },
      announce: true,
      async also(tx) {
        await storeProblems(tx, row, { problems, before });
        await storeLines(tx, row, shown);
      },
    });
  };

  for (const table of tables) {
    for await (const batch of readEntries(table, findChoice)) {
      signal.throwIfAborted();
      const problems: RowProblem[] = [];
      for (const read of batch) {
        problems.push(...read.problems, ...entries.check(read, table.name));
        report[`${read.entry.kind}s`].rows += 1;
      }
      await preview.add(
        batch.map(({ entry }) => entry),
        reading,
        scope,
      );
      problems.push(...(await engines.check(batch, table.name)));
      lines.add({ table, rows: batch, problems });
      found = found.concat(problems);
      rowsDone += batch.length;
      if (throttle.take() || found.length > PROBLEMS_AT_ONCE) await save();
      await setImmediate();
    }
  }
  const parts = new Set(tables.map(({ part }) => part));
  await reading((tx) => preview.end(tx, scope, { parts, entries }));
  report.examples.sort((one, other) => rankOf(one) - rankOf(other));
  const late = entries.end();
  await lines.addLate(tables, late);
  found = found.concat(late);
  await save(lines.lines(tables));
  return { report, rows_done: rowsDone };
}

const KINDS = ['module', 'feature', 'field'];
const ACTS = ['created', 'changed', 'missing'];

const rankOf = ({ kind, act }: ImportExample) =>
  KINDS.indexOf(kind) * ACTS.length + ACTS.indexOf(act);

async function findCompanyId(tx: Transaction, row: ImportRow): Promise<string | undefined> {
  const [company] = await tx
    .select({ id: catalogueCompanies.id })
    .from(catalogueCompanies)
    .where(hasValues(catalogueCompanies, { company_id: row.company_id, code: row.company_code }));
  return company?.id;
}

/** Each code is looked up once. */
function createEngineCheck(database: Context['database'], scope: Scope) {
  const isKnown = new Map<string, boolean>();
  return {
    async check(batch: readonly ReadRow[], table: string): Promise<RowProblem[]> {
      const named = batch.flatMap(({ line, entry }) =>
        enginesOf(entry).map((engine) => ({ line, ...engine })),
      );
      const unseen = new Set(named.map(({ code }) => code).filter((code) => !isKnown.has(code)));
      if (unseen.size > 0) {
        const { unknown } = await database.inCompany(
          scope,
          (tx) => findEnginesByCode(tx, scope, unseen),
          { readOnly: true },
        );
        for (const code of unseen) isKnown.set(code, true);
        for (const code of unknown) isKnown.set(code, false);
      }
      return named
        .filter(({ code }) => isKnown.get(code) === false)
        .map(({ line, column, code }) => ({
          table,
          line,
          column,
          value: code,
          code: 'engine_unknown',
        }));
    },
  };
}
