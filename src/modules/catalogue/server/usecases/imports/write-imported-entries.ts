import type { ImportReport } from '#modules/catalogue/contract/import.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { ImportedEntry } from '../../imports/entry-of-row.ts';
import type { Target, Written } from '../bulk/bulk-rows.ts';
import { writeFeatures } from '../bulk/write-features.ts';
import { writeFields } from '../bulk/write-fields.ts';
import { writeModules } from '../bulk/write-modules.ts';

/** So many rows travel in one statement. */
const AT_ONCE = 5_000;

interface Writing {
  readonly target: Target;
  readonly entries: readonly ImportedEntry[];
  readonly report: ImportReport;
}

/** Writes entries, those of the higher levels first, and counts what became of them. */
export async function writeImportedEntries(
  tx: Transaction,
  scope: Scope,
  { target, entries, report }: Writing,
): Promise<void> {
  const modules = entries.flatMap((entry) => (entry.kind === 'module' ? [entry.row] : []));
  const features = entries.flatMap((entry) => (entry.kind === 'feature' ? [entry.row] : []));
  const fields = entries.flatMap((entry) => (entry.kind === 'field' ? [entry.row] : []));
  const count = (of: keyof ImportReport, rows: number, { created, changed }: Written) => {
    report[of].rows += rows;
    report[of].created += created;
    report[of].changed += changed;
  };
  for (const rows of inBatches(modules)) {
    count('modules', rows.length, await writeModules(tx, scope, { target, rows }));
  }
  for (const rows of inBatches(features)) {
    count('features', rows.length, await writeFeatures(tx, scope, { target, rows }));
  }
  for (const rows of inBatches(fields)) {
    count('fields', rows.length, await writeFields(tx, scope, { target, rows }));
  }
}

function inBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, place) =>
    rows.slice(place * AT_ONCE, (place + 1) * AT_ONCE),
  );
}
