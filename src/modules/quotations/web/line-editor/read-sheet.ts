import { newLine, type EditorLine } from './editor-line.ts';

/** Columns of a sheet, in this order; the price and what follows may be missing. */
const COLUMNS = 5;
const THAI_ZERO = 0x0e50;

/** What is read of a copied part of a sheet. */
export interface ReadSheet {
  readonly lines: readonly EditorLine[];
  /** Rows that have a figure which cannot be read, counted from 1. */
  readonly unread: readonly number[];
}

/**
 * Reads lines that were copied from a sheet: name, quantity, unit, price and discount in percent, divided
 * by tabs. A row of headings at the top is left out, and so are blank rows. A row with nothing but a name
 * is a heading over the lines below it.
 */
export function readSheet(text: string): ReadSheet {
  const rows = rowsOf(text).map((cells) => cells.map((cell) => cell.trim()));
  const [first] = rows;
  const hasHead =
    first !== undefined && (first[1] ?? '') !== '' && Number.isNaN(readFigure(first[1] ?? ''));
  const read = rows.map((cells, index) => ({ cells, number: index + 1 })).slice(hasHead ? 1 : 0);
  const unread: number[] = [];
  const lines = read.flatMap(({ cells, number }) => {
    const [name = '', quantity = '', unit = '', price = '', discount = ''] = cells;
    if (cells.every((cell) => cell === '')) return [];
    if (cells.slice(1, COLUMNS).every((cell) => cell === '')) {
      return newLine({ item_type: 'section', item_name: name, unit_price: 0 });
    }
    const figures = {
      quantity: readFigure(quantity || '1'),
      unit_price: readFigure(price || '0'),
      discount_value: readFigure(discount.replace(/%$/, '') || '0'),
    };
    if (name === '' || Object.values(figures).some(Number.isNaN)) {
      unread.push(number);
      return [];
    }
    return newLine({ item_name: name, unit, ...figures });
  });
  return { lines, unread };
}

/** A figure as sheets write it: `1,250.50`, Thai digits; NaN where it is none. */
export function readFigure(text: string): number {
  const plain = text
    .replaceAll(/[\u0e50-\u0e59]/g, (digit) => String((digit.codePointAt(0) ?? 0) - THAI_ZERO))
    .replaceAll(/[\s,\u0e3f]/g, '');
  return /^\d+(?:\.\d+)?$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Rows and cells; a cell in quotation marks may have line breaks, tabs, and quotation marks written twice. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g;
  for (const [whole, quoted, plain, end] of text.matchAll(cells)) {
    if (whole === '' && rows.at(-1)?.length === 0) continue;
    const cell = quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"');
    rows.at(-1)?.push(cell.replaceAll(/[\r\n]+/g, ' '));
    if (end !== '\t' && end !== '') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
