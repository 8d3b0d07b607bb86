import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  fileProblemsTicketRoute,
  listImportedRecordsRoute,
} from '#platform/contract/file-import-results.ts';
import {
  cancelFileImportRoute,
  checkFileImportRoute,
  commitFileImportRoute,
  fileImportDetail,
  getFileImportRoute,
  listFileImportsRoute,
  undoFileImportRoute,
  type FileCorrection,
  type FileImportDetail,
} from '#platform/contract/file-imports.ts';
import { listPricesRoute } from '#modules/products/contract/prices.ts';
import { productRoutes } from '#modules/products/contract/products.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { soon } from '#tests/support/soon.ts';
import { createProduct, createUnit } from '../testing/products.ts';

let app: TestApp;
let keeper: SignedIn;
let unit: string;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
  unit = (await createUnit(keeper)).name_th;
});
afterAll(() => app.close());

const HEADINGS = 'code,name_th,unit,price';

async function send(file: string, by = keeper) {
  const body = new FormData();
  body.append('kind', 'products');
  body.append('file', new Blob([file]), 'สินค้า.csv');
  return by.call('POST', '/v1/imports', { body });
}

const find = (id: string) => keeper.ask(getFileImportRoute, { params: { id } });

/** Waits until the import rests. */
async function rested({ id }: Pick<FileImportDetail, 'id'>): Promise<FileImportDetail> {
  const running = ['checking', 'importing', 'undoing'];
  return vi.waitUntil(async () => {
    const found = await find(id);
    return running.includes(found.status) ? undefined : found;
  }, soon);
}

const check = async (file: string) => rested(fileImportDetail.parse((await send(file)).body));

async function commit({ id }: FileImportDetail, leave_out = false) {
  await keeper.ask(commitFileImportRoute, { params: { id }, body: { leave_out } });
  return rested({ id });
}

async function undo({ id }: FileImportDetail) {
  await keeper.ask(undoFileImportRoute, { params: { id } });
  return rested({ id });
}

const recordsOf = async ({ id }: FileImportDetail, left: 'true' | 'false' = 'false') =>
  (await keeper.ask(listImportedRecordsRoute, { params: { id }, query: { left } })).data;

const listed = async (search: string) =>
  (await keeper.ask(productRoutes.list, { query: { search } })).data;

it('a file is checked, imported and undone step by step, which gives changed products back what they had', async () => {
  const { id, code } = await createProduct(keeper, { name_th: 'ชื่อเดิม', price: 7 });
  const file = `${HEADINGS}\n${code},ชื่อใหม่,${unit},9\nJOB-1,ปุ๋ย,${unit},5\nJOB-2,อ้อย,${unit},6`;
  const checked = await check(file);
  expect(checked).toMatchObject({
    status: 'checked',
    created: 2,
    updated: 1,
    rows_total: 3,
    may_undo: false,
    committed_at: null,
  });
  expect(await listed('JOB-')).toEqual([]);
  const imported = await commit(checked);
  expect(imported).toMatchObject({
    status: 'imported',
    created: 2,
    updated: 1,
    left_out: 0,
    may_undo: true,
  });
  const params = { id };
  expect(await keeper.ask(productRoutes.get, { params })).toMatchObject({
    name_th: 'ชื่อใหม่',
    price: 9,
  });
  expect(await recordsOf(imported)).toMatchObject([
    { line: 2, record_id: id, name: 'ชื่อใหม่', action: 'updated' },
    { line: 3, name: 'ปุ๋ย', action: 'created' },
    { line: 4, name: 'อ้อย', action: 'created' },
  ]);
  const undone = await undo(imported);
  expect(undone).toMatchObject({ status: 'undone', undo_left: 0, may_undo: false });
  expect(undone.undone_at).not.toBeNull();
  expect(await listed('JOB-')).toEqual([]);
  // What is gone is still called what it was.
  expect(await recordsOf(undone)).toMatchObject([
    { name: 'ชื่อเดิม' },
    { name: 'ปุ๋ย', undone: 'undone' },
    { name: 'อ้อย', undone: 'undone' },
  ]);
  expect(await keeper.ask(productRoutes.get, { params })).toMatchObject({
    name_th: 'ชื่อเดิม',
    price: 7,
  });
  const { data: prices } = await keeper.ask(listPricesRoute, { params });
  expect(prices.map(({ price }) => price)).toEqual([7]);
  const { data } = await keeper.ask(listFileImportsRoute, { query: { kind: 'products' } });
  expect(data[0]).toMatchObject({ filename: 'สินค้า.csv', status: 'undone' });
});

it('what was changed since an import stays as it is when that is undone, and is named', async () => {
  const imported = await commit(await check(`${HEADINGS}\nUND-1,ก,${unit},5\nUND-2,ข,${unit},6`));
  const [first] = await listed('UND-1');
  const params = { id: first?.id ?? '' };
  const {
    currency: _currency,
    unit: _unit,
    created_at: _at,
    id,
    ...body
  } = await keeper.ask(productRoutes.get, { params });
  await keeper.ask(productRoutes.update, { params, body: { ...body, note: 'แก้ภายหลัง' } });
  expect(await undo(imported)).toMatchObject({ status: 'undone', undo_left: 1 });
  expect(await recordsOf(imported, 'true')).toMatchObject([
    { line: 2, record_id: id, name: 'ก', undone: 'changed' },
  ]);
  expect((await listed('UND-')).map(({ code }) => code)).toEqual(['UND-1']);
});

it('the last import is undone first', async () => {
  const one = await commit(await check(`${HEADINGS}\nLIFO-1,ก,${unit},5`));
  const other = await commit(await check(`code,price\nLIFO-1,8`));
  const early = await keeper.call('POST', `/v1/imports/${one.id}/undo`);
  expect(early).toMatchObject({ status: 409, body: { code: 'import_followed' } });
  await undo(other);
  expect(await listed('LIFO-1')).toMatchObject([{ price: 5 }]);
  expect(await undo(one)).toMatchObject({ status: 'undone', undo_left: 0 });
  expect(await listed('LIFO-1')).toEqual([]);
});

it('rows with problems are left out on request, and all of them are in a file with their lines', async () => {
  const rows = Array.from({ length: 1_200 }, (_, place) =>
    place % 3 === 0 ? `BAD-${place},ก,ไม่มีหน่วยนี้,5` : `BAD-${place},ก,${unit},5`,
  );
  const checked = await check([HEADINGS, ...rows, `BAD-1,ก,${unit},5`].join('\n'));
  expect(checked).toMatchObject({ left_out: 401, problems_total: 401, repeated_total: 1 });
  expect(checked.problems.length).toBe(201);
  const params = { id: checked.id };
  const refused = await keeper.call('POST', `/v1/imports/${checked.id}/commit`, {
    body: { leave_out: false },
  });
  expect(refused).toMatchObject({ status: 409, body: { code: 'import_has_problems' } });
  const imported = await commit(checked, true);
  expect(imported).toMatchObject({ status: 'imported_with_errors', created: 800, left_out: 401 });
  const { url } = await keeper.ask(fileProblemsTicketRoute, { params, body: { format: 'csv' } });
  const lines = (await (await fetch(`${app.address}${url}`)).text()).trim().split('\r\n');
  expect(lines.length).toBe(402);
  expect(lines[1]).toContain('BAD-0');
  expect(lines[1]?.startsWith('2,')).toBe(true);
  expect(lines.at(-1)).toContain('1202');
});

it('a cell is corrected without sending the file again', async () => {
  const checked = await check(`${HEADINGS}\nFIX-1,ก,ไม่มีหน่วยนี้,5`);
  expect(checked.problems).toMatchObject([{ line: 2, column: 'unit' }]);
  const corrections = [{ line: 2, place: 2, value: unit }];
  await keeper.ask(checkFileImportRoute, { params: { id: checked.id }, body: { corrections } });
  const again = await rested(checked);
  expect(again).toMatchObject({ problems_total: 0, created: 1, corrections });
  expect(again.lines[0]?.cells[2]).toBe(unit);
  await commit(again);
  expect(await listed('FIX-1')).toMatchObject([{ unit: { name_th: unit } }]);
});

it('a cell that is corrected while another one is checked loses neither', async () => {
  const { id } = await check(`${HEADINGS}\nTWO-1,ก,ไม่มีหน่วยนี้,5\nTWO-2,ข,ไม่มีหน่วยนี้,ห้า`);
  const correct = (...corrections: FileCorrection[]) =>
    keeper.ask(checkFileImportRoute, { params: { id }, body: { corrections } });
  const corrected = [2, 3].map((line) => ({ line, place: 2, value: unit }));
  for (const cell of corrected) await correct(cell);
  await correct({ line: 3, place: 3, value: 'หก' });
  await correct({ line: 3, place: 3, value: '6' });
  const cells = [...corrected, { line: 3, place: 3, value: '6' }];
  expect(await rested({ id })).toMatchObject({ problems_total: 0, created: 2, corrections: cells });
  const many = Array.from({ length: 499 }, (_, line) => ({ line: line + 1, place: 0, value: 'X' }));
  await expect(correct(...many)).rejects.toThrow('validation_failed');
  await correct();
  expect(await rested({ id })).toMatchObject({ problems_total: 3, corrections: [] });
});

it('an import that was cancelled is not there, and a file that is no table fails with the reason', async () => {
  const checked = await check(`${HEADINGS}\nCAN-1,ก,${unit},5`);
  const params = { id: checked.id };
  expect(await keeper.ask(cancelFileImportRoute, { params })).toMatchObject({
    status: 'cancelled',
  });
  expect((await keeper.call('POST', `/v1/imports/${checked.id}/commit`, { body: {} })).status).toBe(
    409,
  );
  const broken = await check('PK\x03\x04broken');
  expect(broken).toMatchObject({ status: 'failed', created: 0 });
  expect(broken.failure).toContain('.xlsx');
});

it('imports of a kind are for those who may write it, and nobody has any of an unknown kind', async () => {
  const viewer = await signIn(app, await addUser(app, { role: 'viewer' }));
  expect((await send('code\nX', viewer)).status).toBe(403);
  const query = '/v1/imports?kind=products';
  expect((await viewer.call('GET', query)).status).toBe(403);
  expect((await keeper.call('GET', '/v1/imports?kind=nothing')).body).toMatchObject({ total: 0 });
});

it('a value of the file that was said to mean one of ours is taken so in all rows, and in the next file', async () => {
  const file = (code: string) => `${HEADINGS}\n${code}-1,ปุ๋ย,หีบห่อใหญ่,5\n${code}-2,ยา,หีบห่อใหญ่,6`;
  const { id, ...unknown } = await check(file('MEANT'));
  expect(unknown).toMatchObject({ created: 0, left_out: 2, meanings: [] });
  const meanings = [{ column: 'unit', value: 'หีบห่อใหญ่', means: unit }];
  // Names, ids and accounts of a file are no meanings, and not kept as such.
  const ofCode = [{ column: 'code', value: 'MEANT-1', means: 'OTHER-1' }];
  const refused = { params: { id }, body: { reading: { meanings: ofCode } } };
  await expect(keeper.ask(checkFileImportRoute, refused)).rejects.toThrow('validation_failed');
  await keeper.ask(checkFileImportRoute, { params: { id }, body: { reading: { meanings } } });
  expect(await rested({ id })).toMatchObject({ created: 2, left_out: 0, meanings });
  expect(await check(file('NEXT'))).toMatchObject({ created: 2, left_out: 0, meanings });
  // A choice of the reader is not the end of what was mapped.
  const sheet = { params: { id }, body: { reading: { header_line: 1 } } };
  await keeper.ask(checkFileImportRoute, sheet);
  expect(await rested({ id })).toMatchObject({ created: 2, meanings });
});
