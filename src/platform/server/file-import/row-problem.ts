import type { TextParameters } from '#platform/contract/errors.ts';

/** Something wrong in a file, before its text is looked up. */
export interface RowProblem<Column extends string = string> {
  readonly line: number;
  readonly column: Column;
  readonly value: string;
  readonly code: string;
  readonly parameters?: TextParameters;
  /** The earlier line, where this one repeats its key. */
  readonly first_line?: number;
}
