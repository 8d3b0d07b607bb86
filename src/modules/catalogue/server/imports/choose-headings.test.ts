import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseHeadingsRoute } from '#modules/catalogue/contract/import-files.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createImporter } from './testing/importer.ts';

let app: TestApp;
let keeper: SignedIn;
let importer: ReturnType<typeof createImporter>;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await signIn(app, await addUser(app, { role: 'administrator' }));
  importer = createImporter(keeper);
});
afterAll(() => app.close());

/** Above its headings is a line that has as many of them, and whose words nobody could know. */
const modules = ['รายงานของ,ปี 2569', 'ตามที่ขอ,', 'Kode,Nama', 'BUY,จัดซื้อ', 'SELL,ขาย'].join('\n');

it('the headings of a list are in the line that somebody chooses, and its rows are below', async () => {
  const { id, tables } = await importer.bring({ 'modules.csv': modules }, 'HEAD');
  expect(tables[0]).toMatchObject({ header_line: 1, headings: ['รายงานของ', 'ปี 2569'] });
  const { data } = await keeper.ask(chooseHeadingsRoute, {
    params: { id },
    body: { table: 'modules.csv', header_line: 3 },
  });
  const [table] = data.tables;
  expect(table).toMatchObject({
    part: 'modules',
    header_line: 3,
    headings: ['Kode', 'Nama'],
    sample: [
      ['BUY', 'จัดซื้อ'],
      ['SELL', 'ขาย'],
    ],
  });
  const matched = data.tables.map((each) => ({ ...each, columns: ['module_code', 'name_th'] }));
  const checked = await importer.check({ ...data, tables: matched });
  expect(checked).toMatchObject({ status: 'checked', problems: 0, rows_total: 2 });
  await expect(
    keeper.ask(chooseHeadingsRoute, {
      params: { id },
      body: { table: 'modules.csv', header_line: 1 },
    }),
  ).rejects.toThrow('import_not_there_now');
});

it('a blank line has no headings, and a table that is not there is refused', async () => {
  const { id } = await importer.bring({ 'modules.csv': modules }, 'BLANK');
  const choose = (table: string, header_line: number) =>
    keeper.ask(chooseHeadingsRoute, { params: { id }, body: { table, header_line } });
  expect((await choose('modules.csv', 9)).data.tables[0]).toMatchObject({
    header_line: 9,
    headings: [],
  });
  await expect(choose('other.csv', 1)).rejects.toThrow('import_without_tables');
});
