import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import type { TextParameters } from '#platform/contract/errors.ts';
import { LANGUAGES, type Language } from '#platform/contract/texts/texts.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import { columnsOf, withoutFormulaMark } from '../spreadsheets/read-table.ts';
import type { TableRow } from '../spreadsheets/split-csv.ts';
import type { Translator } from '../texts/translator.ts';

/** Something wrong in a file, before its text is looked up. */
export interface RowProblem<Column extends string = string> {
  readonly line: number;
  readonly column: Column;
  readonly value: string;
  readonly code: string;
  readonly parameters?: TextParameters;
}

/** The records of a file, each with its line. */
export interface ReadRecords<Row, Column extends string> {
  readonly rows: (Row & { readonly line: number })[];
  readonly problems: RowProblem<Column>[];
  /** How many lines there are, with and without problems. */
  readonly total: number;
}

/** Kinds of record that people bring in a file, found again by their codes. */
interface RecordsInFile<Column extends string, Rules extends z.ZodObject> {
  /** In the order of the template. */
  readonly columns: readonly Column[];
  readonly required: readonly Column[];
  /** The text key of a column's heading. */
  readonly headingOf: (column: Column) => string;
  /** A column that the file lacks is undefined, an empty cell null where the column is not required. */
  readonly rules: Rules;
  /** Columns of a few values, which may be written as screens write them: the text key of each value. */
  readonly choices: Readonly<Partial<Record<Column, Readonly<Record<string, string>>>>>;
  /** The key of the message for a code that an earlier line has; `line` says which. */
  readonly repeated: string;
}

interface Reader {
  readonly translator: Translator;
  readonly language: Language;
}

/** This many rows are checked before other work gets its turn. */
const ROWS_AT_ONCE = 100;

/** Reads records from the lines of a file, and reports what is wrong with each at its column. */
export async function readRecords<
  Column extends string,
  Rules extends z.ZodObject<{ code: z.ZodType<string> }>,
>(
  [headings, ...lines]: readonly TableRow[],
  kind: RecordsInFile<Column | 'code', Rules>,
  reader: Reader,
): Promise<ReadRecords<z.output<Rules>, Column | 'code'>> {
  const places = columnsOf(headings?.cells ?? [], { ...kind, ...reader });
  const meaningOf = readChoices(kind.choices, reader.translator);
  const found: ReadRecords<z.output<Rules>, Column | 'code'> = {
    rows: [],
    problems: [],
    total: lines.length,
  };
  const lineOfCode = new Map<string, number>();
  for (const [place, { line, cells }] of lines.entries()) {
    if (place % ROWS_AT_ONCE === 0) await setImmediate();
    const given = new Map(places.map((column, index) => [column, cells[index] ?? '']));
    const report = (column: Column | 'code', code: string, parameters?: TextParameters) =>
      void found.problems.push({ line, column, value: given.get(column) ?? '', code, parameters });
    const values = kind.columns.map((column) => {
      const written = given.get(column);
      const text = written === undefined ? undefined : withoutFormulaMark(written);
      const value = text === '' && !kind.required.includes(column) ? null : text;
      return [column, value == null ? value : meaningOf(column, value)];
    });
    const parsed = kind.rules.safeParse(Object.fromEntries(values));
    if (!parsed.success) {
      for (const { path, code, parameters } of toFieldProblems(parsed.error)) {
        const column = kind.columns.find((each) => each === path);
        if (column !== undefined) report(column, code, parameters);
      }
      continue;
    }
    const { code } = parsed.data;
    const before = lineOfCode.get(code);
    if (before !== undefined) report('code', kind.repeated, { line: before });
    lineOfCode.set(code, line);
    found.rows.push({ ...parsed.data, line });
  }
  return found;
}

/** What a cell means: a value by its text in either language, or what is written. */
function readChoices(
  choices: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>,
  translator: Translator,
): (column: string, text: string) => string {
  const meanings = Object.entries(choices).flatMap(([column, keys = {}]) =>
    Object.entries(keys).flatMap(([value, key]) =>
      LANGUAGES.map((language): [string, string] => [
        `${column} ${normaliseText(translator.translate(language, key))}`,
        value,
      ]),
    ),
  );
  const byText = new Map(meanings);
  return (column, text) => byText.get(`${column} ${normaliseText(text)}`) ?? text;
}
