import type { z } from 'zod';
import type { TextParameters } from '#platform/contract/errors.ts';
import type { TableDescription } from '#platform/contract/file-import.ts';
import type { ValueMeaning } from '#platform/contract/file-imports.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import type { TableRow } from '../spreadsheets/split-csv.ts';
import type { Translator } from '../texts/translator.ts';
import { comparable, type RecordColumns } from './map-headings.ts';
import type { RowProblem } from './row-problem.ts';

/** Kinds of record that people bring in a file. */
export interface RecordsInFile<
  Column extends string,
  Rules extends z.ZodType<object>,
> extends RecordColumns<Column> {
  /** A column that the file lacks is undefined, an empty cell null where the column is not required. */
  readonly rules: Rules;
  /** Columns of a few values, which may be written as screens write them: the text key of each value. */
  readonly choices: Readonly<Partial<Record<Column, Readonly<Record<string, string>>>>>;
  /** What else people write for the values of such columns. */
  readonly synonyms?: ValueSynonyms;
}

/** What people write, by the column and the value that they mean. */
export type ValueSynonyms = Readonly<
  Record<string, Readonly<Record<string, readonly string[]>> | undefined>
>;

/** A row as it is read: its values, unless there is a problem. */
interface ReadRow<Values, Column extends string> {
  readonly values: Values | undefined;
  /** Of a row with problems: its values without those, so that the rest can be checked as well. */
  readonly rest: Values | undefined;
  readonly problems: RowProblem<Column>[];
  readonly textOf: (column: Column) => string;
}

/** What a workbook has where a formula has no result. */
const FAILED_FORMULA = /^#(?:VALUE!|REF!|DIV\/0!|NAME\?|N\/A|NUM!|NULL!)$/;

interface Reading<Column extends string, Rules extends z.ZodType<object>> {
  readonly table: TableDescription<Column>;
  readonly kind: RecordsInFile<Column, Rules>;
  readonly translator: Translator;
  /** What people said that values of the file mean. */
  readonly meanings: readonly ValueMeaning[];
}

/** Reads the rows of a table one by one, and reports what is wrong with each at its column. */
export function rowReader<Column extends string, Rules extends z.ZodType<object>>({
  table,
  kind,
  translator,
  meanings,
}: Reading<Column, Rules>): (row: TableRow) => ReadRow<z.output<Rules>, Column> {
  const said = new Map(
    meanings.map(({ column, value, means }) => [`${column} ${normaliseText(value)}`, means]),
  );
  const choiceOf = readChoices(kind, translator);
  const meaningOf = (column: Column, text: string) =>
    choiceOf(column, said.get(`${column} ${normaliseText(text)}`) ?? text);
  const places = new Map(table.columns.map(({ column }, place) => [column, place]));
  const formula = table.encoding === null ? FAILED_FORMULA : /^=/;
  const formulaCode = `platform:validation.${table.encoding === null ? 'formula_failed' : 'formula'}`;

  return ({ line, cells }) => {
    const problems: RowProblem<Column>[] = [];
    const textOf = (column: Column) => cells[places.get(column) ?? -1] ?? '';
    const report = (column: Column, code: string, parameters?: TextParameters) =>
      void problems.push({ line, column, value: textOf(column), code, parameters });
    const given = kind.columns.map((column) => {
      if (!places.has(column)) return [column, undefined];
      const text = withoutDash(withoutFormulaMark(textOf(column)));
      if (text === '' && !kind.required.includes(column)) return [column, null];
      return [column, meaningOf(column, text)];
    });
    for (const column of kind.columns)
      if (formula.test(textOf(column))) report(column, formulaCode);
    const parsed = kind.rules.safeParse(Object.fromEntries(given));
    if (!parsed.success) {
      for (const { path, code, parameters } of toFieldProblems(parsed.error)) {
        const column = kind.columns.find((each) => each === path);
        const isReported = problems.some((problem) => problem.column === column);
        if (column !== undefined && !isReported) report(column, code, parameters);
      }
    }
    if (problems.length === 0 && parsed.success) {
      return { values: parsed.data, rest: undefined, problems, textOf };
    }
    const wrong = new Set<string>(problems.map(({ column }) => column));
    const sound = given.filter(([column]) => !wrong.has(String(column)));
    const { data: rest } = kind.rules.safeParse(Object.fromEntries(sound));
    return { values: undefined, rest, problems, textOf };
  };
}

/** The text of a cell without the mark that exports put before what a spreadsheet takes for a formula. */
export function withoutFormulaMark(text: string): string {
  return text.replace(/^'(?=[=+\-@])/, '');
}

/** A dash alone is how offices write that there is nothing. */
function withoutDash(text: string): string {
  return text === '-' ? '' : text;
}

interface Choices {
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
  readonly synonyms?: ValueSynonyms;
}

/** What a cell means: a value by its text in either language, then by its synonyms, or what is written. */
function readChoices(
  { choices, synonyms = {} }: Choices,
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
  const bySynonym = new Map(
    Object.entries(synonyms).flatMap(([column, values = {}]) =>
      Object.entries(values).flatMap(([value, written]) =>
        written.map((each) => [`${column} ${comparable(each)}`, value] as const),
      ),
    ),
  );
  return (column, text) =>
    byText.get(`${column} ${normaliseText(text)}`) ??
    bySynonym.get(`${column} ${comparable(text)}`) ??
    text;
}
