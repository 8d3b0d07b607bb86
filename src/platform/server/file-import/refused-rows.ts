import type { Transaction } from '../database/transactions.ts';
import { insertRows } from '../database/write-rows.ts';
import type { TableRow } from '../spreadsheets/split-csv.ts';
import { fileImportRefusals, type StoredProblem } from './file-imports.tables.ts';
import type { RowProblem } from './row-problem.ts';

const LONGEST_VALUE = 200;

/** A row with what is wrong in it. */
export interface RefusedRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly problems: StoredProblem[];
  readonly is_repeated: boolean;
}

/** The rows of a batch that have problems, in the order of their lines. */
export function refusedRows(
  lines: readonly TableRow[],
  problems: readonly RowProblem[],
): RefusedRow[] {
  const byLine = new Map<number, StoredProblem[]>();
  for (const { line, value, ...problem } of problems) {
    const stored = { ...problem, value: value.slice(0, LONGEST_VALUE) };
    byLine.set(line, [...(byLine.get(line) ?? []), stored]);
  }
  return lines.flatMap(({ line, cells }) => {
    const own = byLine.get(line);
    if (own === undefined) return [];
    const is_repeated = own.some(({ first_line }) => first_line !== undefined);
    return [{ line, cells, problems: own, is_repeated }];
  });
}

interface OfImport {
  readonly company_id: number;
  readonly id: string;
}

/** Stores refused rows with an import. */
export async function storeRefusals(
  tx: Transaction,
  { company_id, id: import_id }: OfImport,
  rows: readonly RefusedRow[],
): Promise<void> {
  await insertRows(tx, fileImportRefusals, {
    rows: rows.map((row) => ({ ...row })),
    shared: { company_id, import_id },
  });
}

/** How many rows are refused, and for how many reasons. */
export function countRefusals(rows: readonly RefusedRow[]) {
  return {
    refused_count: rows.length,
    problems_count: rows.reduce((sum, { problems }) => sum + problems.length, 0),
    repeated_count: rows.filter(({ is_repeated }) => is_repeated).length,
  };
}
