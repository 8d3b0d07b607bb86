import type { Language } from '#platform/contract/texts/texts.ts';
import { bangkokTime } from '../bangkok-time.ts';
import type { Cell, ExportColumn } from './export-list.ts';
import { utf8Of } from './utf8-of.ts';
import { sheetClosing, sheetOpening, sheetPath, STYLES, workbookParts } from './workbook-parts.ts';
import { xmlText } from './xml-text.ts';
import { zipStream, type ZipEntry } from './zip-stream.ts';

const USUAL_WIDTH = 18;
/** A sheet can have no more rows; the rest continues on another. */
const ROWS_A_SHEET = 1_048_576;
/** Excel cuts longer texts, and reports the file as damaged. */
const LONGEST_TEXT = 32_767;
const DAY_MS = 24 * 3600 * 1000;
/** Dates in spreadsheets count from the end of 1899. */
const DAYS_UNTIL_1970 = 25_569;
/** White space that readers may remove from the ends of a text unless it is marked to be preserved. */
const SPACE_AT_ENDS = /^\s|\s$/;

type Rows = readonly (readonly Cell[])[];

interface Table {
  readonly name: string;
  /** Of the reader: years are those of its calendar. */
  readonly language: Language;
  readonly headings: readonly string[];
  readonly columns: readonly Pick<ExportColumn<never>, 'width'>[];
  readonly batches: AsyncIterable<Rows>;
  readonly rowsASheet?: number;
}

/** A table as a workbook, whose bytes are produced as rows arrive. Text never becomes a formula. */
export function writeXlsx(table: Table): AsyncGenerator<Uint8Array> {
  return zipStream(partsOf(table));
}

async function* partsOf({
  name,
  language,
  headings,
  columns,
  batches,
  rowsASheet = ROWS_A_SHEET,
}: Table): AsyncGenerator<ZipEntry> {
  const opening = sheetOpening(columns.map(({ width = USUAL_WIDTH }) => width));
  const reader = batches[Symbol.asyncIterator]();
  let sheets = 0;
  let batch: IteratorResult<Rows, unknown> | undefined;
  const isThrough = () => batch?.done === true;

  async function* sheet() {
    yield opening + write(headings, STYLES.heading);
    let rows = 1;
    // Requested only now, so that the download has already begun.
    batch ??= await reader.next();
    while (batch.done !== true && rows + batch.value.length <= rowsASheet) {
      yield utf8Of(batch.value.map((cells) => write(cells)));
      rows += batch.value.length;
      batch = await reader.next();
    }
    yield sheetClosing({ columns: headings.length, rows });
  }

  try {
    do {
      sheets += 1;
      yield { name: sheetPath(sheets), content: sheet() };
    } while (!isThrough());
  } finally {
    await reader.return?.();
  }
  yield* workbookParts({ name, sheets, language });
}

/** A row, whose cells have no references, as their position is enough: they would be a third of the file. */
function write(cells: readonly Cell[], style = 0): string {
  const styled = style === 0 ? '' : ` s="${style}"`;
  let text = '<row>';
  for (const cell of cells) text += cell === null ? '<c/>' : `<c${styled}${contentOf(cell)}</c>`;
  return `${text}</row>`;
}

/** The rest of a cell's opening tag, and its value. */
function contentOf(cell: NonNullable<Cell>): string {
  if (typeof cell === 'number') return `><v>${cell}</v>`;
  if (cell instanceof Date) {
    const days = bangkokTime(cell).getTime() / DAY_MS + DAYS_UNTIL_1970;
    return ` s="${STYLES.instant}"><v>${days}</v>`;
  }
  if (typeof cell === 'object') {
    return 'day' in cell
      ? ` s="${STYLES.day}"><v>${Date.parse(cell.day) / DAY_MS + DAYS_UNTIL_1970}</v>`
      : ` s="${STYLES.percent}"><v>${cell.percent / 100}</v>`;
  }
  const text = xmlText(cell.length > LONGEST_TEXT ? cell.slice(0, LONGEST_TEXT) : cell);
  const keep = SPACE_AT_ENDS.test(text) ? ' xml:space="preserve"' : '';
  return ` t="inlineStr"><is><t${keep}>${text}</t></is>`;
}
