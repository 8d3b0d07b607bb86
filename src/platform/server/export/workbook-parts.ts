import type { Language } from '#platform/contract/texts/texts.ts';
import { xmlText } from './xml-text.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const LONGEST_NAME = 31;
const NOT_IN_NAMES = /[[\]:*?/\\]/g;

/**
 * How dates are shown, in the calendar of the language. The cells are dates whatever the format: `107` is the
 * Thai Buddhist calendar with Arabic digits, `041E` the Thai language, as Excel itself writes it.
 */
const DATE_FORMATS: Readonly<Record<Language, { instant: string; day: string }>> = {
  th: {
    instant: '[$-107041E]d\\ mmm\\ yyyy\\ hh:mm:ss',
    day: '[$-107041E]d\\ mmm\\ yyyy',
  },
  en: { instant: 'yyyy\\-mm\\-dd\\ hh:mm:ss', day: 'yyyy\\-mm\\-dd' },
};

/** Positions in the list of styles below. */
export const STYLES = { instant: 1, heading: 2, day: 3, percent: 4 } as const;

/** Path of the sheet with this number. */
export function sheetPath(number: number): string {
  return `xl/worksheets/sheet${number}.xml`;
}

/** What precedes the rows of a sheet: its headings stay in view, and its columns have a width in letters. */
export function sheetOpening(widths: readonly number[]): string {
  const columns = widths.map(
    (width, place) =>
      `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${DECLARATION}<worksheet xmlns="${SPREADSHEET}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
}

interface Size {
  readonly columns: number;
  /** With the headings. */
  readonly rows: number;
}

/** What follows the rows of a sheet: filters on its headings, and print that is one page wide on A4. */
export function sheetClosing({ columns, rows }: Size): string {
  const filters = `<autoFilter ref="A1:${columnName(columns)}${rows}"/>`;
  return `</sheetData>${filters}<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>`;
}

/** The name of a column by its number: 1 is A, 27 is AA. */
function columnName(number: number): string {
  const letter = String.fromCodePoint(65 + ((number - 1) % 26));
  return number > 26 ? columnName(Math.floor((number - 1) / 26)) + letter : letter;
}

interface Workbook {
  readonly name: string;
  readonly sheets: number;
  readonly language: Language;
}

/** All that a workbook needs besides its sheets, as files of the archive. */
export function workbookParts({ name, sheets, language }: Workbook) {
  const dates = DATE_FORMATS[language];
  const numbers = Array.from({ length: sheets }, (_, place) => place + 1);
  const each = (write: (number: number) => string) => numbers.map(write).join('');
  const part = (path: string, text: string) => ({ name: path, content: [DECLARATION + text] });
  return [
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}"><sheets>${each(
        (number) =>
          `<sheet name="${xmlText(sheetName(name, number))}" sheetId="${number}" r:id="rId${number}"/>`,
      )}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      relations([
        ...numbers.map((number) => ['worksheet', sheetPath(number).slice('xl/'.length)] as const),
        ['styles', 'styles.xml'],
      ]),
    ),
    part(
      'xl/styles.xml',
      `<styleSheet xmlns="${SPREADSHEET}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${dates.instant}"/><numFmt numFmtId="165" formatCode="${dates.day}"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="10" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    part('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])),
    part(
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${each(
        (number) =>
          `<Override PartName="/${sheetPath(number)}" ContentType="${TYPE}.worksheet+xml"/>`,
      )}</Types>`,
    ),
  ];
}

function relations(targets: readonly (readonly [type: string, path: string])[]): string {
  const lines = targets.map(
    ([type, path], place) =>
      `<Relationship Id="rId${place + 1}" Type="${OFFICE}/${type}" Target="${path}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`;
}

/** The first sheet is named after the list, the following ones have a number too. */
function sheetName(name: string, number: number): string {
  const ending = number === 1 ? '' : ` (${number})`;
  return name.replace(NOT_IN_NAMES, ' ').slice(0, LONGEST_NAME - ending.length) + ending;
}
