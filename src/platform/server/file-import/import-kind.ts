import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { TableDescription } from '#platform/contract/file-import.ts';
import type {
  FileImportOptions,
  ImportFacts,
  ValueMeaning,
} from '#platform/contract/file-imports.ts';
import type { Permission } from '#platform/contract/permissions.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import type { TableRow } from '../spreadsheets/split-csv.ts';
import type { RecordNames } from '../records/name-records.ts';
import type { TableReader } from './open-record-table.ts';
import type { RowProblem } from './row-problem.ts';

/** A kind of record that people import from files, as the platform carries it out. `importKind` makes it. */
export interface ImportKind {
  /** On the wire, for example `customers`. */
  readonly name: string;
  /** Kind of record, as events name it. */
  readonly entity: string;
  readonly access: Permission;
  readonly table: ImportedTable;
  /** What people call a record. */
  readonly nameOf: RecordNames['name'];
  readonly limits: { readonly bytes: number; readonly rows: number };
  /** Whether rows with problems may be left out. */
  readonly leavesOut: boolean;
  /** Columns of few values, of which people may say what those of a file mean; others, as of names, are not kept. */
  readonly meant?: readonly string[];
  /** Announces that many records changed; none of them is announced alone. */
  readonly importedEvent: string;
  /** The options with what was left out, or undefined where something in them is wrong. */
  readOptions(given: unknown): FileImportOptions | undefined;
  open(path: string, opening: Opening): Promise<OpenedImport>;
  /** Removes records that nobody changed since they were imported; answers with those that stay, as others need them. */
  remove(tx: Transaction, scope: Scope, ids: readonly string[]): Promise<readonly string[]>;
  /** Takes back what an import did besides the record's own row. */
  takeBack?(tx: Transaction, scope: Scope, records: readonly TakenBack[]): Promise<void>;
}

export type ImportedTable = PgTable & {
  readonly company_id: PgColumn;
  readonly id: PgColumn;
  readonly updated_at: PgColumn;
};

export interface Opening extends TableReader {
  readonly options: FileImportOptions;
  /** What people said that values of the file mean. */
  readonly meanings?: readonly ValueMeaning[] | undefined;
  /** Changes cells before they are read. */
  readonly correct?: ((row: TableRow) => TableRow) | undefined;
  /** Lines that are left out. */
  readonly omitted?: readonly number[] | undefined;
}

/** A file of records that is being read. */
export interface OpenedImport {
  readonly description: TableDescription<string>;
  /** Its rows in the batches that are one transaction each, always the same ones. */
  batches(): AsyncGenerator<ReadBatch>;
}

export interface ReadBatch {
  readonly lines: readonly TableRow[];
  /** Rows that a person leaves out. */
  readonly omitted: readonly TableRow[];
  /** Lines that sum up others; they are left out. */
  readonly totals: readonly number[];
  readonly problems: readonly RowProblem[];
  /** Compares the rows without problems with what is stored; a trial changes and locks nothing. */
  plan(tx: Transaction, scope: Scope, how: { readonly isTrial: boolean }): Promise<BatchPlan>;
}

/** All rows of a batch, whatever becomes of them. */
export function countRows({ lines, omitted, totals }: ReadBatch): number {
  return lines.length + omitted.length + totals.length;
}

/** What a batch would do. */
export interface BatchPlan {
  readonly problems: readonly RowProblem[];
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** What it would do besides, for example `new_departments`. */
  readonly facts?: ImportFacts;
  /** Lines that can be imported and should be looked at once more. */
  readonly doubtful?: readonly number[];
  /** The ids of records that are changed. */
  readonly changes: readonly string[];
  write(): Promise<readonly WrittenRecord[]>;
}

export interface WrittenRecord {
  readonly line: number;
  readonly id: string;
  readonly action: 'created' | 'updated';
  /** What else is needed to take it back. */
  readonly extras?: object;
}

/** A record that is taken back, with what `write` left for it. */
export interface TakenBack {
  readonly id: string;
  readonly action: 'created' | 'updated';
  readonly extras: unknown;
}
