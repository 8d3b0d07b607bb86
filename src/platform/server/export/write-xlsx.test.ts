import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Cell } from './export-list.ts';
import { sheetClosing, sheetOpening } from './workbook-parts.ts';
import { writeXlsx } from './write-xlsx.ts';

async function workbookOf(
  batches: readonly (readonly Cell[][])[],
  { rowsASheet, language = 'en' }: { rowsASheet?: number; language?: Language } = {},
) {
  async function* come() {
    yield* batches;
  }
  const pieces: Uint8Array[] = [];
  const table = {
    name: 'รายการ: หนึ่ง/สอง',
    language,
    headings: ['ก', 'ข'],
    columns: [{ width: 8 }, {}],
  };
  for await (const piece of writeXlsx({ ...table, batches: come(), rowsASheet }))
    pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  return { bytes, ...(await readXlsx(bytes)) };
}

it('texts are read back letter by letter, whatever XML or Excel would do to them', async () => {
  const texts = ['<b> & "x"', ' ช่องว่าง\n', '_x0041_', '=1+1', 'ไก่\tขัน', '😀'];
  const { sheets } = await workbookOf([texts.map((text) => [text, null])]);
  expect(sheets[0]?.rows.slice(1).map(([text]) => text)).toEqual(texts);
  const damaged = await workbookOf([[['ก\u0000ข\uFFFE', 1.5]]]);
  expect(damaged.sheets[0]?.rows[1]).toEqual(['กข', 1.5]);
});

it('empty cells leave the others in place, and instants show Bangkok time', async () => {
  const { sheets } = await workbookOf([[[null, new Date('2026-01-31T18:00:01Z')]]]);
  const [, second] = sheets[0]?.rows[1] ?? [];
  expect(second).toEqual(new Date('2026-02-01T01:00:01Z'));
});

it('rows beyond the limit of a sheet continue on another, under the same headings', async () => {
  const rows = (from: number) => Array.from({ length: 4 }, (_, place) => [from + place, 'x']);
  const { sheets } = await workbookOf([rows(0), rows(4), rows(8)], { rowsASheet: 9 });
  expect(sheets.map(({ name }) => name)).toEqual(['รายการ  หนึ่ง สอง', 'รายการ  หนึ่ง สอง (2)']);
  expect(sheets.map((sheet) => sheet.rows.map(([first]) => first))).toEqual([
    ['ก', 0, 1, 2, 3, 4, 5, 6, 7],
    ['ก', 8, 9, 10, 11],
  ]);
});

it('days are dates, percent is percent, filters are on, and print is one page wide', async () => {
  const { sheets } = await workbookOf([[[{ day: '2026-11-22' }, { percent: 45.5 }]]]);
  expect(sheets[0]?.rows[1]).toEqual([new Date('2026-11-22T00:00:00Z'), 0.455]);
  const closing = sheetClosing({ columns: 28, rows: 3 });
  expect(closing).toContain('<autoFilter ref="A1:AB3"/>');
  expect(closing).toContain('fitToWidth="1" fitToHeight="0"');
  expect(sheetOpening([8])).toContain('<pageSetUpPr fitToPage="1"/>');
});

it('years are Buddhist ones for a Thai reader, in cells that are read back as the same dates', async () => {
  const cells: Cell[] = [{ day: '2026-11-22' }, new Date('2026-11-22T18:00:01Z')];
  const [thai, english] = [
    await workbookOf([[cells]], { language: 'th' }),
    await workbookOf([[cells]], { language: 'en' }),
  ];
  expect(thai.sheets[0]?.rows[1]).toEqual(english.sheets[0]?.rows[1]);
  expect(thai.sheets[0]?.rows[1]).toEqual([
    new Date('2026-11-22T00:00:00Z'),
    new Date('2026-11-23T01:00:01Z'),
  ]);
});
