import {
  importFormat,
  type FormatColumn,
  type ImportPart,
} from '#modules/catalogue/contract/import-format.ts';

/** Something wrong in one cell. */
export interface CellProblem {
  readonly column: string;
  readonly value: string;
  readonly code: 'required' | 'too_long' | 'too_many' | 'not_a_choice';
}

/** A row as it is staged: its cells in the order of the format, choices in their own spelling. */
export interface CheckedRow {
  readonly cells: readonly string[];
  readonly problems: readonly CellProblem[];
}

/** The choice that a text means, for example `true` for "yes"; texts come in lower case. */
export type FindChoice = (text: string) => string | undefined;

/** Separates the elements of a list, once it is staged. */
export const LIST_SEPARATOR = '\n';

type Report = (code: CellProblem['code']) => void;
type CheckCell = (cell: string, report: Report) => string;

interface RowCheck {
  readonly part: ImportPart;
  /** The cell of the file for each column. */
  readonly places: ReadonlyMap<string, number>;
  readonly findChoice: FindChoice;
}

/** Makes the check of one list's rows. */
export function createRowCheck({ part, places, findChoice }: RowCheck) {
  const columns = Object.entries<FormatColumn>(importFormat[part]).map(([column, rules]) => ({
    column,
    place: places.get(column) ?? -1,
    check: createCellCheck(rules, findChoice),
  }));
  return (given: readonly string[]): CheckedRow => {
    const problems: CellProblem[] = [];
    const cells = columns.map(({ column, place, check }) => {
      const value = cleanCell(given[place] ?? '');
      return check(value, (code) => void problems.push({ column, value, code }));
    });
    return { cells, problems };
  };
}

function createCellCheck(rules: FormatColumn, findChoice: FindChoice): CheckCell {
  const checkElement =
    rules.choices === undefined ? checkLength(rules) : checkChoice(rules, findChoice);
  const checkGiven = rules.list === undefined ? checkElement : checkList(rules.list, checkElement);
  return (cell, report) => {
    if (cell !== '') return checkGiven(cell, report);
    if (rules.required === true) report('required');
    return rules.fallback ?? '';
  };
}

function checkLength({ limit }: FormatColumn): CheckCell {
  return (cell, report) => {
    if (cell.length > limit) report('too_long');
    return cell;
  };
}

function checkChoice({ choices = [] }: FormatColumn, findChoice: FindChoice): CheckCell {
  const spelt = new Map(choices.map((choice) => [choice.toLowerCase(), choice]));
  return (cell, report) => {
    const word = cell.toLowerCase();
    const choice = spelt.get(word) ?? spelt.get(findChoice(word)?.toLowerCase() ?? '');
    if (choice === undefined) report('not_a_choice');
    return choice ?? '';
  };
}

function checkList(most: number, checkElement: CheckCell): CheckCell {
  return (cell, report) => {
    const elements = cell.split(/[;|\n]/).map((element) => element.trim());
    const checked = elements
      .filter((element) => element !== '')
      .map((element) => checkElement(element, report));
    const different = new Set(checked);
    if (different.size > most) report('too_many');
    return [...different].join(LIST_SEPARATOR);
  };
}

// oxlint-disable-next-line no-control-regex -- removes exactly the characters that no text may contain
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F]/g;
/** What an export puts before a text that a spreadsheet would take for a formula. */
const FORMULA_MARK = /^'(?=[=+\-@＝＋－＠])/;

/** A cell without what no text may contain. */
export function cleanCell(cell: string): string {
  const text = cell.startsWith("'") ? cell.replace(FORMULA_MARK, '') : cell;
  return text.replace(CONTROLS, '').trim();
}
