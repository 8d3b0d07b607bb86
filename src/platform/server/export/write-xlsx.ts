import { bangkokTime } from './bangkok-time.ts';
import type { Cell, ExportColumn } from './export-list.ts';

const USUAL_WIDTH = 18;
/** Longer texts are cut by Excel itself, with a complaint that the file is damaged. */
const LONGEST_TEXT = 32_767;
// Control characters that XML cannot carry.
// oxlint-disable-next-line no-control-regex -- these are the ones to be removed
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

interface Sheet {
  readonly name: string;
  readonly headings: readonly string[];
  readonly columns: readonly Pick<ExportColumn<never>, 'width' | 'instants'>[];
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** A table as a workbook of one sheet, whose bytes come as the rows do. Text never becomes a formula. */
export async function* writeXlsx({
  name,
  headings,
  columns,
  batches,
}: Sheet): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  yield* writeXlsxStream(rowsOf(batches), {
    name,
    columns: headings.map((header, place) => ({
      header,
      width: columns[place]?.width ?? USUAL_WIDTH,
      numFmt: columns[place]?.instants === true ? 'yyyy-mm-dd hh:mm:ss' : undefined,
    })),
    freezePane: { rows: 1 },
  });
}

async function* rowsOf(batches: Sheet['batches']) {
  for await (const rows of batches) for (const row of rows) yield row.map(valueOf);
}

function valueOf(cell: Cell): string | number | Date | null {
  if (cell instanceof Date) return bangkokTime(cell);
  return typeof cell === 'string' ? cell.replace(NOT_XML, '').slice(0, LONGEST_TEXT) : cell;
}
