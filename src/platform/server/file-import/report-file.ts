import {
  fileErrors,
  MOST_PROBLEMS,
  type TableDescription,
} from '#platform/contract/file-import.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { TableRow } from '../spreadsheets/split-csv.ts';
import type { Translator } from '../texts/translator.ts';
import type { RowProblem } from './row-problem.ts';

interface Found<Column extends string> {
  readonly table: TableDescription<Column>;
  readonly lines: readonly TableRow[];
  readonly problems: readonly RowProblem<Column>[];
  readonly dryRun: boolean;
  /** Whether rows with problems are left out; otherwise only a dry run may find any. */
  readonly leavesOut?: boolean;
  readonly language: Language;
  readonly translator: Translator;
}

/** Lines without problems that a report shows. */
const FIRST_LINES = 20;
const LONGEST_CELL = 200;

/** How a file was read and what is wrong in it, in the caller's language. */
export function reportFile<Column extends string>(found: Found<Column>) {
  const { dryRun, leavesOut = false, table, language, translator } = found;
  const all = found.problems.toSorted((one, other) => one.line - other.line);
  if (!dryRun && !leavesOut && all.length > 0) {
    throw fileErrors.import_has_problems({ parameters: { count: all.length } });
  }
  const isRepeated = ({ first_line }: RowProblem) => first_line !== undefined;
  const first = new Set([
    ...all.filter((problem) => !isRepeated(problem)).slice(0, MOST_PROBLEMS),
    ...all.filter(isRepeated).slice(0, MOST_PROBLEMS),
  ]);
  const shown = all.filter((problem) => first.has(problem));
  const wanted = new Set(shown.map(({ line }) => line));
  return {
    table,
    problems: shown.map(({ code, parameters, ...problem }) => ({
      ...problem,
      message: translator.translate(language, code, parameters),
    })),
    problems_total: all.length,
    repeated_total: all.filter(isRepeated).length,
    lines: found.lines
      .filter(({ line }, place) => place < FIRST_LINES || wanted.has(line))
      .map(({ line, cells }) => ({
        line,
        cells: table.columns.map((_, place) => (cells[place] ?? '').slice(0, LONGEST_CELL)),
      })),
  };
}
