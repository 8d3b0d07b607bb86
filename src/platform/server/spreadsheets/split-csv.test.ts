import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCsvSplitter, EndlessQuotationError } from './split-csv.ts';

function split(text: string, sizes: readonly number[] = [text.length], delimiter = ',') {
  const splitter = createCsvSplitter(delimiter, { strict: false, blankRows: false });
  const rows = [];
  let at = 0;
  for (const size of [...sizes, text.length]) {
    rows.push(...splitter.push(text.slice(at, at + size)));
    at += size;
  }
  return [...rows, ...splitter.end()];
}

describe('CSV', () => {
  it('is numbered as editors number its lines, empty ones and quoted breaks included', () => {
    expect(split('code,name\r\n\r\n"a","two\nlines"\nb,"says ""hello"", twice"\n')).toEqual([
      { line: 1, cells: ['code', 'name'] },
      { line: 3, cells: ['a', 'two\nlines'] },
      { line: 5, cells: ['b', 'says "hello", twice'] },
    ]);
  });

  it('may end without a line break, and with empty cells', () => {
    expect(split('a;;\nb; c ;', undefined, ';')).toEqual([
      { line: 1, cells: ['a', '', ''] },
      { line: 2, cells: ['b', 'c', ''] },
    ]);
  });

  it('reports the line where a quotation begins that never ends', () => {
    expect(() => split('code\n"open, and\nso on\n')).toThrow(EndlessQuotationError);
    expect(() => split('code\n"open')).toThrow(/line 2/);
  });

  it('gives the same cells in whatever pieces it arrives', () => {
    const cell = fc.string().map((text) => text.trim());
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, fc.array(fc.nat(20)), (cells, sizes) => {
        const wanted = cells.filter((row) => row.some((each) => each !== ''));
        const text = wanted
          .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        expect(split(text, sizes).map((row) => row.cells)).toEqual(wanted);
      }),
    );
  });
});
