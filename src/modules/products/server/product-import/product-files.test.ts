import { afterAll, beforeAll, expect, it } from 'vitest';
import { productImportReport } from '#modules/products/contract/product-import.ts';
import { makeZip } from '#libraries/documents/testing/make-zip.ts';
import { writeWorkbook } from '#platform/server/spreadsheets/write-workbook.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createUnit } from '../testing/products.ts';

let app: TestApp;
let keeper: SignedIn;
let unit: string;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
  unit = (await createUnit(keeper)).name_th;
});
afterAll(() => app.close());

type Content = string | Uint8Array;

async function send(file: Content, query: Record<string, string> = {}) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(Buffer.from(file))]), 'any');
  return keeper.call('POST', `/v1/products/import?${new URLSearchParams(query)}`, { body });
}

async function check(file: Content, query?: Record<string, string>) {
  const { status, body } = await send(file, query);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return productImportReport.parse(body);
}

const refusalOf = async (...[file, query]: Parameters<typeof send>) =>
  (await send(file, query)).body;

it('a workbook is read from the sheet and the line of its headings, wherever they are', async () => {
  const rows = [
    ['รายงานสินค้า', '', ''],
    ['', '', ''],
    ['SKU', 'รายการ', 'หน่วย', 'ราคาขาย'],
    ['XL-1', 'ปุ๋ย', unit, '1250.5'],
  ];
  const book = await writeWorkbook([
    { name: 'ปก', rows: [['ไม่มีอะไร']] },
    { name: 'สินค้า', rows },
  ]);
  const cover = await check(book);
  expect(cover.table).toMatchObject({ sheets: ['ปก', 'สินค้า'], sheet: 'ปก', encoding: null });
  expect(cover.table.missing).toEqual(['code']);
  const found = await check(book, { sheet: 'สินค้า' });
  expect(found.table.header_line).toBe(3);
  expect(found.table.columns.map(({ column }) => column)).toEqual([
    'code',
    'name_th',
    'unit',
    'price',
  ]);
  expect(found.table.columns[3]?.samples).toEqual(['1250.5']);
  expect(found).toMatchObject({ rows: 1, created: 1, problems_total: 0 });
  expect(found.lines).toEqual([{ line: 4, cells: ['XL-1', 'ปุ๋ย', unit, '1250.5'] }]);
  expect(await check(book, { sheet: 'สินค้า', dry_run: 'false' })).toMatchObject({ created: 1 });
  expect(await refusalOf(book, { sheet: 'หาย' })).toMatchObject({ code: 'sheet_missing' });
});

it('columns are what a person chooses, and a wrong line of headings only asks for columns', async () => {
  const file = `a,b,c,d\nMP-1,x,${unit},5`;
  expect((await check(file)).table.missing).toEqual(['code']);
  const mapped = await check(file, { columns: 'code,name_th,unit,price' });
  expect(mapped).toMatchObject({ created: 1, problems_total: 0 });
  const partly = await check(file, { columns: 'code,,unit,price' });
  expect(partly.problems.map(({ column }) => column)).toEqual(['name_th']);
  const wrong = await check(file, { header_line: '2' });
  expect(wrong.table).toMatchObject({ header_line: 2, missing: ['code'] });
  expect(await refusalOf(file, { dry_run: 'false' })).toMatchObject({ code: 'columns_missing' });
});

it('a text that is not UTF-8 is noticed and read as Windows-874, unless another encoding is chosen', async () => {
  const thai = Buffer.from([0xbb, 0xd8, 0xeb, 0xc2]);
  const file = Buffer.concat([Buffer.from('code,name_th\nW-1,'), thai]);
  const found = await check(file);
  expect(found.table.encoding).toBe('windows-874');
  expect(found.table.columns[1]?.samples).toEqual(['ปุ๋ย']);
  expect((await check(file, { encoding: 'utf-8' })).table.columns[1]?.samples).not.toEqual(['ปุ๋ย']);
  expect((await check('\uFEFFcode\nW-2')).table.columns[0]?.column).toBe('code');
});

it('formulas without a value are problems, those with one and merged cells are counted', async () => {
  const report = await check(`code,name_th,unit,price\nF-1,=A1,${unit},5\nF-2,x,${unit},=1+1`);
  expect(report.problems.map(({ line, column }) => [line, column])).toEqual([
    [2, 'name_th'],
    [3, 'price'],
  ]);
  const cell = (at: string, text: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = `<worksheet><sheetData><row r="1">${cell('A1', 'code')}${cell('B1', 'price')}</row>
    <row r="2">${cell('A2', 'F-3')}<c r="B2"><f>2*3</f><v>6</v></c></row>
    <row r="3">${cell('A3', 'F-4')}<c r="B3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row></sheetData>
    <mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells></worksheet>`;
  const book = makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: '_rels/.rels',
      content:
        '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    },
    {
      name: 'xl/workbook.xml',
      content: '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
  ]);
  const counted = await check(book);
  expect(counted.table).toMatchObject({ formulas: 2, merged_cells: 1 });
  expect(counted.lines[0]?.cells).toEqual(['F-3', '6']);
  expect(counted.problems.find(({ line }) => line === 3)).toMatchObject({ column: 'price' });
});

it('repeated rows are counted besides other problems, and name the line they repeat', async () => {
  const report = await check(`code,name_th,unit,price\nR-1,ก,${unit},5\nR-2,,,\nR-1,ข,${unit},6`);
  expect(report.repeated_total).toBe(1);
  expect(report.problems.filter(({ first_line }) => first_line === 2)).toMatchObject([{ line: 4 }]);
});

it('what is no table is refused with what to do, and leaves nothing behind', async () => {
  for (const file of [Buffer.from('D0CF11E0A1B11AE1', 'hex'), Buffer.from('PK\x03\x04broken')]) {
    expect(await refusalOf(file)).toMatchObject({ code: 'file_unreadable' });
  }
  const large = `code\n${'x'.repeat(5_000_000)}`;
  expect(await refusalOf(large)).toMatchObject({ code: 'too_large' });
});
