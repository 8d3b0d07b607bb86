import fc from 'fast-check';
import { expect, it } from 'vitest';
import { UnreadableCsvError } from '#platform/server/spreadsheets/split-csv.ts';
import { parseChecklist } from './parse-checklist.ts';

const parse = (text: string) => parseChecklist(Buffer.from(text));
const problemsOf = async (text: string) =>
  (await parse(text)).problems.map(({ line, code }) => [line, code.split('csv_')[1]]);

it('reads tables with their names, headers and rows, as spreadsheets and people write them', async () => {
  const { tables, problems } = await parse(
    '\uFEFFTable: ตรวจหน้าจอ,,\r\nข้อ,รายการ,\r\n1,"ปุ่ม ""บันทึก"", ยกเลิก",\r\n2,,\r\n,,\r\ntable:ทดสอบ\r\nรายการ\r\nชั่งรถเปล่า\r\n',
  );
  expect(problems).toEqual([]);
  expect(tables).toEqual([
    {
      tableName: 'ตรวจหน้าจอ',
      headers: ['ข้อ', 'รายการ'],
      rows: [
        ['1', 'ปุ่ม "บันทึก", ยกเลิก'],
        ['2', ''],
      ],
    },
    { tableName: 'ทดสอบ', headers: ['รายการ'], rows: [['ชั่งรถเปล่า']] },
  ]);
});

it.each([
  ['Windows-874', 'windows-874', (text: string) => toWindows874(text)],
  [
    'Unicode as Excel saves it',
    'utf-16',
    (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  ],
])('reads %s, and reports it', async (_, encoding, write) => {
  const read = await parseChecklist(write('Table: ตรวจ\nข้อ;รายการ\n1;ชั่งน้ำหนัก\n'));
  expect(read).toMatchObject({
    encoding,
    problems: [],
    tables: [{ tableName: 'ตรวจ', rows: [['1', 'ชั่งน้ำหนัก']] }],
  });
});

it('reports each problem with its line', async () => {
  expect(await problemsOf('ข้อ,รายการ\n1,ก\n2,ข\n\nTable: ดี\nก\n1')).toEqual([[1, 'table_missing']]);
  expect(await problemsOf('Table: เหลื่อม\nก,ข\n1\n1,2,3\n1,2,')).toEqual([
    [3, 'ragged'],
    [4, 'ragged'],
  ]);
  expect(await problemsOf('Table:\nก,,ก\n1,2,3')).toEqual([
    [1, 'name_missing'],
    [2, 'header_blank'],
    [2, 'header_repeated'],
  ]);
  expect(await problemsOf('Table: หนึ่ง\n\nTable: สอง\nก\n\nTable: สาม')).toEqual([
    [1, 'headers_missing'],
    [3, 'rows_missing'],
    [6, 'headers_missing'],
  ]);
  expect(await problemsOf('')).toEqual([[1, 'table_missing']]);
  const many = Array.from({ length: 502 }, (_, row) => row).join('\n');
  expect(await problemsOf(`Table: มาก\nก\n${many}`)).toEqual([[503, 'too_many_rows']]);
  expect(await problemsOf(`Table: ยาว\nก\n${'ก'.repeat(1_001)}`)).toEqual([[3, 'cell_long']]);
});

it('refuses what is not text, and quotation marks that do not close', async () => {
  for (const file of [Buffer.from('PK\u0003\u0004\0\0'), Buffer.from([0x89, 0x50, 0xff, 0xfc])]) {
    await expect(parseChecklist(file)).rejects.toThrow(UnreadableCsvError);
  }
  await expect(parse('Table: ก\nข\n"ค')).rejects.toThrow(UnreadableCsvError);
});

it('whatever a spreadsheet would write of some tables comes back as those tables', async () => {
  const cell = fc.string().map((text) => text.replaceAll(/[\0\uFEFF]/g, '').trim());
  const word = fc.stringMatching(/^[ก-ฮa-z]{1,8}$/).filter((text) => text !== 'table');
  const table = fc.uniqueArray(word, { minLength: 1, maxLength: 4 }).chain((headers) => {
    const row = fc
      .array(cell, { minLength: headers.length, maxLength: headers.length })
      .filter(([first = '']) => first !== '' && !/^\s*table/i.test(first));
    const rows = fc.array(row, { minLength: 1, maxLength: 5 });
    return fc.record({ tableName: word, headers: fc.constant(headers), rows });
  });
  await fc.assert(
    fc.asyncProperty(fc.array(table, { minLength: 1, maxLength: 4 }), async (tables) => {
      const width = Math.max(...tables.map(({ headers }) => headers.length));
      const line = (cells: string[]) =>
        Array.from({ length: width }, (_, column) => quoted(cells[column] ?? '')).join(',');
      const text = tables
        .map(({ tableName, headers, rows }) =>
          [line([`Table: ${tableName}`]), line(headers), ...rows.map(line), line([])].join('\r\n'),
        )
        .join('\r\n');
      const read = await parse(text);
      expect(read.problems).toEqual([]);
      expect(read.tables).toEqual(tables);
    }),
  );
});

const quoted = (cell: string) =>
  /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

function toWindows874(text: string): Uint8Array {
  const letters = Array.from({ length: text.length }, (_, place) => text.charCodeAt(place));
  return Uint8Array.from(letters, (letter) => (letter < 0x80 ? letter : letter - 0x0e00 + 0xa0));
}
