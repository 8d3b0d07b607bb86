import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { employeeFields } from '#modules/directory/contract/employees.ts';
import {
  IMPORT_COLUMNS,
  REQUIRED_COLUMNS,
  type ImportColumn,
} from '#modules/directory/contract/employee-import.ts';
import type { TextParameters } from '#platform/contract/errors.ts';
import { LANGUAGES, type Language } from '#platform/contract/texts/texts.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import { columnsOf, withoutFormulaMark } from '#platform/server/spreadsheets/read-table.ts';
import type { TableRow } from '#platform/server/spreadsheets/split-csv.ts';
import type { Translator } from '#platform/server/texts/translator.ts';

/** Something wrong in a file, before its text is looked up. */
export interface RowProblem {
  readonly line: number;
  readonly column: ImportColumn;
  readonly value: string;
  readonly code: string;
  readonly parameters?: TextParameters;
}

/** An employee as written in a line. A column that the file does not have is undefined. */
export interface EmployeeRow extends z.output<typeof rules> {
  readonly line: number;
}

export interface ReadRows {
  readonly rows: EmployeeRow[];
  readonly problems: RowProblem[];
  /** How many lines there are, with and without problems. */
  readonly total: number;
}

const name = z.string().max(120).nullable().optional();

const rules = z.object({
  ...employeeFields,
  code: employeeFields.code.unwrap().min(1, 'directory:errors.code_required'),
  email: employeeFields.email.optional(),
  phone: employeeFields.phone.optional(),
  department: name,
  department_en: name,
  position: name,
  position_en: name,
  manager_code: z.string().nullable().optional(),
  status: z.enum(['active', 'inactive'], 'directory:errors.status_unknown').nullable().optional(),
});

/** This many rows are checked before other work gets its turn. */
const ROWS_AT_ONCE = 100;

/** Reads employees from the lines of a file, and reports what is wrong with each at its column. */
export async function readRows(
  [headings, ...lines]: readonly TableRow[],
  { translator, language }: { readonly translator: Translator; readonly language: Language },
): Promise<ReadRows> {
  const columns = columnsOf(headings?.cells ?? [], {
    columns: IMPORT_COLUMNS,
    required: REQUIRED_COLUMNS,
    headingOf: (column) => `directory:fields.${column}`,
    translator,
    language,
  });
  const statuses = statusTexts(translator);
  const found: ReadRows = { rows: [], problems: [], total: lines.length };
  const lineOfCode = new Map<string, number>();
  for (const [place, { line, cells }] of lines.entries()) {
    if (place % ROWS_AT_ONCE === 0) await setImmediate();
    const given = new Map(columns.map((column, index) => [column, cells[index] ?? '']));
    const problem = (column: ImportColumn, code: string, parameters?: TextParameters) =>
      void found.problems.push({ line, column, value: given.get(column) ?? '', code, parameters });
    const parsed = rules.safeParse(valuesOf(given, statuses));
    if (!parsed.success) {
      for (const { path, code, parameters } of toFieldProblems(parsed.error)) {
        const column = IMPORT_COLUMNS.find((each) => each === path);
        if (column !== undefined) problem(column, code, parameters);
      }
      continue;
    }
    const before = lineOfCode.get(parsed.data.code);
    if (before !== undefined) problem('code', 'directory:errors.code_repeated', { line: before });
    lineOfCode.set(parsed.data.code, line);
    found.rows.push({ line, ...parsed.data });
  }
  return found;
}

function statusTexts(translator: Translator): ReadonlyMap<string, string> {
  return new Map(
    (['active', 'inactive'] as const).flatMap((status) => [
      [status, status],
      ...LANGUAGES.map((language): [string, string] => [
        normaliseText(translator.translate(language, `directory:statuses.${status}`)),
        status,
      ]),
    ]),
  );
}

function valuesOf(
  given: ReadonlyMap<ImportColumn | undefined, string>,
  statuses: ReadonlyMap<string, string>,
): Record<string, string | null | undefined> {
  const values: Record<string, string | null | undefined> = {};
  for (const column of IMPORT_COLUMNS) {
    const written = given.get(column);
    const text = written === undefined ? undefined : withoutFormulaMark(written);
    const isRequired = REQUIRED_COLUMNS.some((each) => each === column);
    values[column] = text === '' && !isRequired ? null : text;
  }
  const { status } = values;
  if (typeof status === 'string') values['status'] = statuses.get(normaliseText(status)) ?? status;
  return values;
}
