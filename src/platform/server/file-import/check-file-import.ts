import { fileImportLimits } from '#platform/contract/file-imports.ts';
import type { Context } from '../context.ts';
import { createThrottle } from '../long-jobs/throttle.ts';
import type { TableRow } from '../spreadsheets/split-csv.ts';
import { actorOf, fileImportRuns, type FileImportRow } from './file-import-runs.ts';
import { openingOf, pathOfImport, forgetRefusals } from './find-file-import.queries.ts';
import { finishFileImport } from './finish-file-import.ts';
import { gatherFacts, totalsOf } from './gather-facts.ts';
import { countRows, type ImportKind } from './import-kind.ts';
import { countRefusals, refusedRows, storeRefusals } from './refused-rows.ts';
import { REPORT_EVERY_MS } from './report-every.ts';

type Needs = Pick<Context, 'database' | 'files' | 'translator'>;

/** Lines without problems that are shown. */
const FIRST_LINES = 20;
/** Refused lines that are shown. */
export const SHOWN_REFUSALS = 200;

/** Reads the whole file and finds out what its import would do; nothing is imported. */
export async function checkFileImport(
  { database, files, translator }: Needs,
  row: FileImportRow,
  { kind, signal }: { readonly kind: ImportKind; readonly signal: AbortSignal },
): Promise<void> {
  const actor = actorOf(row);
  await fileImportRuns.advance(database, row, {
    values: noFigures,
    announce: false,
    also: (tx) => forgetRefusals(tx, row),
  });
  const path = await database.inCompany(actor, (tx) => pathOfImport(tx, row, files));
  const opened = await kind.open(path, openingOf(row, translator));
  const throttle = createThrottle(REPORT_EVERY_MS);
  const figures = { ...noFigures, facts: {} };
  const lines: TableRow[] = [];
  const corrected = row.corrections.map(({ line }) => line);
  for await (const batch of opened.batches()) {
    signal.throwIfAborted();
    const plan = await database.inCompany(actor, (tx) => batch.plan(tx, actor, { isTrial: true }), {
      readOnly: true,
    });
    const refused = refusedRows(batch.lines, [...batch.problems, ...plan.problems]);
    const counted = countRefusals(refused);
    const toLookAt = new Set([...corrected, ...(plan.doubtful ?? [])]);
    lines.push(
      ...firstOf(refused, SHOWN_REFUSALS - figures.refused_count),
      ...firstOf(batch.lines, FIRST_LINES - figures.rows_done),
      ...batch.lines.filter(({ line }) => toLookAt.has(line)),
      ...batch.omitted,
    );
    figures.rows_done += countRows(batch);
    figures.created_count += plan.created;
    figures.updated_count += plan.updated;
    figures.unchanged_count += plan.unchanged;
    figures.refused_count += counted.refused_count;
    figures.problems_count += counted.problems_count;
    figures.facts = gatherFacts(gatherFacts(figures.facts, plan.facts), totalsOf(batch));
    figures.repeated_count += counted.repeated_count;
    await fileImportRuns.advance(database, row, {
      values: figures,
      announce: throttle.take(),
      also: (tx) => storeRefusals(tx, row, refused),
    });
  }
  const { length: places } = opened.description.columns;
  await database.inCompany(actor, (tx) =>
    finishFileImport(tx, row, {
      status: 'checked',
      ...figures,
      rows_total: figures.rows_done,
      table_read: opened.description,
      lines: sorted(lines).map((line) => shorten(line, places)),
    }),
  );
}

const noFigures = {
  rows_done: 0,
  created_count: 0,
  updated_count: 0,
  unchanged_count: 0,
  refused_count: 0,
  problems_count: 0,
  repeated_count: 0,
};

function firstOf(lines: readonly TableRow[], count: number): readonly TableRow[] {
  return lines.slice(0, Math.max(0, count));
}

function sorted(lines: readonly TableRow[]): TableRow[] {
  const byLine = new Map(lines.map((line) => [line.line, line]));
  return [...byLine.values()].toSorted((one, other) => one.line - other.line);
}

function shorten({ line, cells }: TableRow, places: number): TableRow {
  const shown = Array.from({ length: places }, (_, place) => cells[place] ?? '');
  return { line, cells: shown.map((cell) => cell.slice(0, fileImportLimits.shownCell)) };
}
