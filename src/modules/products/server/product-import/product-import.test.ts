import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPricesRoute } from '#modules/products/contract/prices.ts';
import { productImportReport } from '#modules/products/contract/product-import.ts';
import { productExport, productRoutes } from '#modules/products/contract/products.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createProduct, createUnit } from '../testing/products.ts';

let app: TestApp;
let keeper: SignedIn;
let viewer: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
  viewer = await signIn(app, await addUser(app, { role: 'viewer' }));
});
afterAll(() => app.close());

function send(file: string | Uint8Array<ArrayBuffer>, { dryRun = false, by = keeper } = {}) {
  const body = new FormData();
  body.append('file', new Blob([file]), 'products.csv');
  return by.call('POST', `/v1/products/import?dry_run=${dryRun}`, { body });
}

async function take(file: string | Uint8Array<ArrayBuffer>, dryRun = false) {
  const { status, body } = await send(file, { dryRun });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { created, updated, unchanged, problems } = productImportReport.parse(body);
  return { figures: [created, updated, unchanged], problems };
}

const find = async (search: string) =>
  (await keeper.ask(productRoutes.list, { query: { search } })).data;

it('adds new products, changes existing ones, and does nothing when repeated', async () => {
  const unit = await createUnit(keeper);
  const file = `รหัสสินค้า,ชื่อสินค้า (ไทย),หน่วยนับ,ราคา (บาท),ภาษีมูลค่าเพิ่ม,หมายเหตุ
IM-1,น้ำตาล,${unit.name_th},"16,800.50",ยกเว้นภาษี,ของใหม่
IM-2,กากน้ำตาล,${unit.name_en},0,,`;
  expect((await take(file, true)).figures).toEqual([2, 0, 0]);
  expect(await find('IM-')).toEqual([]);
  expect((await take(file)).figures).toEqual([2, 0, 0]);
  const [sugar] = await find('IM-1');
  expect(sugar).toMatchObject({ price: 16_800.5, vat: 'exempt', note: 'ของใหม่', status: 'active' });
  expect((await take(file)).figures).toEqual([0, 0, 2]);

  expect((await take('code,price,note\nIM-1,17000,')).figures).toEqual([0, 1, 0]);
  const [changed] = await find('IM-1');
  // The file has no column for the tax, and an empty cell for the note.
  expect(changed).toMatchObject({ price: 17_000, vat: 'exempt', note: '', name_th: 'น้ำตาล' });
  const prices = await keeper.ask(listPricesRoute, { params: { id: changed?.id ?? '' } });
  expect(prices.data.map(({ price }) => price)).toEqual([17_000]);
});

it('reports each problem at its line and column, and then changes nothing', async () => {
  const { code } = await createProduct(keeper);
  const file = `code,name_th,unit,price,vat\n${code},,,ฟรี,ครึ่งเดียว\nNEW-1,ใหม่,ไม่มีหน่วยนี้,5,\nNEW-2,ใหม่,,-1,\n${code},ก,ตัน,1,`;
  const { problems } = await take(`${file}\nNEW-3,ใหม่,ตัน,1,\nNEW-3,ใหม่,ตัน,1,`, true);
  expect(problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
    '2 name_th',
    '2 unit',
    '2 price',
    '2 vat',
    '3 unit',
    '4 unit',
    '4 price',
    '5 unit',
    '6 unit',
    '7 code',
    '7 unit',
  ]);
  const refused = await send(file);
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'import_has_problems' }]);
  expect(await find('NEW-')).toEqual([]);
  const missing = await take('code,name_th\nNEW-4,ชื่อเดียว', true);
  expect(missing.problems.map(({ column }) => column)).toEqual(['unit', 'price']);
});

it('takes an export back unchanged, in Windows-874 too, and is refused without the permission', async () => {
  const made = await createProduct(keeper, { name_th: 'ปุ๋ย', note: '=1+1', vat: 'zero' });
  const { url } = await keeper.ask(productExport.ticket, {
    body: { format: 'csv', search: made.code },
  });
  const exported = new Uint8Array(await (await fetch(`${app.address}${url}`)).arrayBuffer());
  expect((await take(exported)).figures).toEqual([0, 0, 1]);
  expect(await find(made.code)).toMatchObject([{ note: '=1+1' }]);
  const thai = Buffer.from([0xbb, 0xd8, 0xeb, 0xc2]);
  const windows874 = Buffer.concat([Buffer.from(`code,name_th\n${made.code},`), thai]);
  expect((await take(new Uint8Array(windows874))).figures).toEqual([0, 0, 1]);
  expect((await send('code\nX', { by: viewer })).status).toBe(403);
  expect((await send('nothing\nX')).body).toMatchObject({ code: 'columns_missing' });
});
