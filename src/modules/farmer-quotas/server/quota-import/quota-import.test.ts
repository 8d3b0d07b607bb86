import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as imports from '#modules/farmer-quotas/contract/imports.ts';
import * as quotas from '#modules/farmer-quotas/contract/quotas.ts';
import { seasonRoutes, type Season } from '#modules/farmer-quotas/contract/seasons.ts';
import { verifyQuotaRoute } from '#modules/farmer-quotas/contract/verification.ts';
import { errorBody } from '#platform/contract/errors.ts';
import { cancelFileImportRoute, undoFileImportRoute } from '#platform/contract/file-imports.ts';
import { runFileImportJob } from '#platform/server/file-import/run-file-import.job.ts';
import { newId } from '#platform/server/ids.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { onceBegun } from '#tests/support/once-begun.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createQuota, createSeason, makeNationalId } from '../testing/quotas.ts';
import { quotaImport } from './quota-import.ts';

let app: TestApp;
let keeper: SignedIn;
let season: Season;

beforeAll(async () => {
  // Without workers: the tests are the worker.
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
  season = await createSeason(keeper, 2581);
});
afterAll(() => app.close());

type Content = string | Uint8Array<ArrayBuffer>;
type Options = Readonly<Record<string, string>>;

const call = (file: Content, options: Options = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ season: season.name, ...options })) {
    body.append(name, value);
  }
  body.append('file', new Blob([file]), 'ชาวไร่.csv');
  return keeper.call('POST', imports.createQuotaImportRoute.path, { body });
};

async function send(file: Content, options?: Options): Promise<string> {
  const { body } = await call(file, options);
  return imports.createQuotaImportRoute.answers[201].parse(body).data.batch_id;
}

/** One worker at the next step of an import; it stops where the signal aborts. */
async function work(importId: string, signal = new AbortController().signal): Promise<void> {
  const job = runFileImportJob({ ...app.context, kinds: [quotaImport(app.context)] });
  const payload = { companyId: 1, importId };
  await job.run(payload, { signal, jobId: newId(), isFirstTry: true, isLastTry: false });
}

const find = async (id: string) =>
  (await keeper.ask(imports.getQuotaImportRoute, { params: { id } })).data;

async function check(file: Content, options?: Options) {
  const id = await send(file, options);
  await work(id);
  return find(id);
}

const commit = (id: string) => keeper.ask(imports.commitQuotaImportRoute, { params: { id } });

async function take(file: Content, options?: Options) {
  const { batch_id } = await check(file, options);
  await commit(batch_id);
  await work(batch_id);
  return find(batch_id);
}

async function undo(id: string) {
  await keeper.ask(undoFileImportRoute, { params: { id } });
  await work(id);
  return find(id);
}

const listed = async (query: Record<string, string>) =>
  (await keeper.ask(quotas.listQuotasRoute, { query: { page_size: 100, ...query } })).data;

const HEADINGS = 'เลขประจำตัวประชาชน,ชื่อ,นามสกุล,โทรศัพท์';

const line = (number: number, name = 'นำเข้า', phone = '') =>
  `${makeNationalId(number)},${name},รายที่ ${number},${phone}`;

const lines = (first: number, many: number, name: string) =>
  Array.from({ length: many }, (_, place) => line(first + place, name));

const sheet = (...rows: readonly string[]) => [HEADINGS, ...rows].join('\n');

const codeOf = (answer: { readonly body: unknown }) => errorBody.parse(answer.body).code;

it('of a hundred rows the good ones are imported, with numbers in their order, and the bad ones explained', async () => {
  const own = await createSeason(keeper, 2582);
  const wrongs = [
    ',ไม่มีเลข,บัตร,',
    '8000000000000,เลข,ผิด,',
    `${makeNationalId(11_101)},,ไม่มีชื่อ,`,
    `${makeNationalId(11_102)},โทรศัพท์,ผิด,12`,
    line(11_001),
    `${makeNationalId(11_103)},=1+1,สูตร,`,
  ];
  const file = sheet(...lines(11_000, 94, 'รายแรก'), ...wrongs);
  const options = { season: own.name };
  const checked = await check(file, options);
  expect(checked).toMatchObject({
    validate_status: 'invalid',
    commit_status: 'none',
    total_rows: 100,
    valid_rows: 94,
    invalid_rows: 6,
    created: 94,
  });
  expect(checked.errors.map((each) => [each.line, each.column])).toEqual([
    [96, 'national_id'],
    [97, 'national_id'],
    [98, 'first_name'],
    [99, 'phone'],
    [100, 'national_id'],
    [101, 'first_name'],
  ]);
  expect(await listed({ season: own.name })).toEqual([]);
  await commit(checked.batch_id);
  await work(checked.batch_id);
  expect(await find(checked.batch_id)).toMatchObject({ commit_status: 'done', created: 94 });
  const found = await listed({ season: own.name, sort: 'quota_code' });
  expect(found.map(({ quota_code }) => quota_code)).toEqual(
    Array.from({ length: 94 }, (_, place) => `Q82-${String(place + 1).padStart(5, '0')}`),
  );
  expect(found[0]).toMatchObject({ name: 'รายแรก รายที่ 11000', quota_status: 'pending' });
  const refused = await keeper.call('GET', `/v1/reports/csv-errors/${checked.batch_id}`);
  const rows = String(refused.body).trim().split('\n');
  expect(rows.length).toBe(7);
  expect(rows[2]).toContain('8000000000000');
});

it('says all at once what is wrong with a row, by its own values and by the register', async () => {
  await take(sheet(line(13_001)));
  const wrong = `${makeNationalId(13_001)},นำเข้า,รายที่ 13001,12,สอง`;
  const file = `เลขประจำตัวประชาชน,ชื่อ,นามสกุล,โทรศัพท์,จำนวนบุตร\n${wrong}`;
  const { errors } = await check(file, { mode: 'create' });
  const columns = errors.map(({ column }) => column).toSorted();
  expect(columns).toEqual(['children_count', 'national_id', 'phone']);
  expect(errors).toContainEqual(expect.objectContaining({ message: 'จำนวนบุตรต้องเป็นตัวเลข เช่น 2' }));
});

it('the same file a second time is noticed, and changes nothing', async () => {
  const file = sheet(...lines(12_000, 3, 'ซ้ำ'));
  const first = await take(file);
  const again = await take(file);
  expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  expect(again.same_file.map(({ batch_id }) => batch_id)).toEqual([first.batch_id]);
  const strict = await check(file, { mode: 'create' });
  expect(strict).toMatchObject({ created: 0, invalid_rows: 3 });
});

it('an import goes into the season that is named, never into one that is unknown or closed', async () => {
  expect((await check(sheet(line(13_000)), { season: 'ไม่มี' })).errors).toMatchObject([
    { line: 2, column: 'season' },
  ]);
  const closing = await createSeason(keeper, 2579);
  const { quotas_count: _count, id, created_at: _made, ...fields } = closing;
  const { batch_id } = await check(sheet(line(13_001)), { season: closing.name });
  await keeper.ask(seasonRoutes.update, { params: { id }, body: { ...fields, status: 'closed' } });
  // It was closed after the check.
  await commit(batch_id);
  await work(batch_id);
  expect(await find(batch_id)).toMatchObject({ created: 0, invalid_rows: 1 });
  const { quota_code } = await createQuota(keeper, { season: season.name });
  const elsewhere = await createSeason(keeper, 2580);
  const moved = await check(`เลขโควต้า,${HEADINGS}\n${quota_code},${line(13_002)}`, {
    season: elsewhere.name,
  });
  expect(moved.errors).toMatchObject([{ line: 2, column: 'quota_code' }]);
});

it('a commit pressed twice is carried out once, and two imports at the same time double nobody', async () => {
  const rows = lines(14_000, 60, 'พร้อมกัน');
  const [one, other] = [await check(sheet(...rows)), await check(sheet(...rows.toReversed()))];
  await commit(one.batch_id);
  const path = imports.commitQuotaImportRoute.path.replace(':id', one.batch_id);
  expect(codeOf(await keeper.call('POST', path))).toBe('import_not_there_now');
  await commit(other.batch_id);
  await Promise.all([work(one.batch_id), work(other.batch_id), work(one.batch_id)]);
  const [first, second] = [await find(one.batch_id), await find(other.batch_id)];
  expect([first.created, second.created].toSorted((a, b) => a - b)).toEqual([0, 60]);
  expect((await listed({ search: 'พร้อมกัน' })).length).toBe(60);
});

it('a worker that dies leaves whole batches, and another one imports the rest, nobody twice', async () => {
  const own = await createSeason(keeper, 2583);
  const id = await send(sheet(...lines(20_000, 4_500, 'ถูกฆ่า')), { season: own.name });
  await work(id);
  await commit(id);
  const death = new AbortController();
  const dying = work(id, death.signal).catch(() => undefined);
  await onceBegun(
    () => find(id),
    () => death.abort(),
  );
  await dying;
  const stopped = await find(id);
  expect(stopped.created % (stopped.status === 'imported' ? 500 : 1_000)).toBe(0);
  await work(id);
  expect(await find(id)).toMatchObject({ status: 'imported', created: 4_500 });
  const count = { season: own.name, count: 'exact' as const };
  const { total } = await keeper.ask(quotas.listQuotasRoute, { query: count });
  const [last] = await listed({ season: own.name, sort: '-quota_code' });
  expect([total, last?.quota_code]).toEqual([4_500, 'Q83-04500']);
});

it('a cancelled import counts what it has imported, and undoing takes that back with its farmers', async () => {
  const id = await send(sheet(...lines(30_000, 4_500, 'หยุด')));
  await work(id);
  await commit(id);
  const working = work(id);
  await onceBegun(
    () => find(id),
    () => keeper.ask(cancelFileImportRoute, { params: { id } }).catch(() => {}),
  );
  await working;
  expect(['cancelled', 'done']).toContain((await find(id)).commit_status);
  expect(await undo(id)).toMatchObject({ commit_status: 'undone' });
  expect(await listed({ search: 'หยุด' })).toEqual([]);
  const known = await keeper.call('POST', '/v1/quotas/check-duplicate', {
    body: { citizen_id: makeNationalId(30_000) },
  });
  expect(known.body).toMatchObject({ is_duplicate: false, farmer: null });
});

it('undoing gives back what a quota had, and leaves alone what happened to one since', async () => {
  const national_id = makeNationalId(15_000);
  await createQuota(keeper, { season: season.name, national_id, last_name: 'เดิม' });
  const { batch_id } = await take(
    sheet(`${national_id},เปลี่ยน,ชื่อใหม่,0810002222`, line(15_001, 'เพิ่ม'), line(15_002, 'เพิ่ม')),
  );
  const [changed] = await listed({ national_id });
  expect(changed).toMatchObject({ name: 'เปลี่ยน ชื่อใหม่', phone: '081-000-2222' });
  const officer = await signIn(app, await addUser(app, { role: 'manager' }));
  const [verified] = await listed({ national_id: makeNationalId(15_001) });
  const params = { id: verified?.id ?? '' };
  await officer.ask(verifyQuotaRoute, { params, body: { result: 'approved' } });
  await undo(batch_id);
  expect(await listed({ national_id })).toMatchObject([{ name: 'สมหมาย เดิม', phone: '' }]);
  expect(await listed({ national_id: makeNationalId(15_001) })).toMatchObject([
    { quota_status: 'verified' },
  ]);
  expect(await listed({ national_id: makeNationalId(15_002) })).toEqual([]);
});

it('the address of a file is also the one of the contact; an empty cell removes both', async () => {
  const national_id = makeNationalId(15_100);
  const addressesAfter = async (written: string) => {
    await take(`${HEADINGS.replace('โทรศัพท์', 'ที่อยู่')}\n${national_id},บ้าน,เลขที่,${written}`);
    const params = { id: (await listed({ national_id }))[0]?.id ?? '' };
    const { address, contact_address } = await keeper.ask(quotas.getQuotaRoute, { params });
    return [address, contact_address];
  };
  expect(await addressesAfter('99 หมู่ 4')).toEqual(['99 หมู่ 4', '99 หมู่ 4']);
  expect(await addressesAfter('')).toEqual(['', '']);
});

it('a verified quota and its verified name are never changed by a file', async () => {
  const national_id = makeNationalId(16_000);
  const made = await createQuota(keeper, { season: season.name, national_id });
  const officer = await signIn(app, await addUser(app, { role: 'manager' }));
  const body = { result: 'approved' as const };
  await officer.ask(verifyQuotaRoute, { params: { id: made.id }, body });
  const renamed = await check(sheet(`${national_id},ชื่ออื่น,${made.last_name},`));
  expect(renamed.errors).toMatchObject([{ column: 'first_name' }]);
  const rung = await check(sheet(`${national_id},${made.first_name},${made.last_name},0812223333`));
  expect(rung.errors).toMatchObject([{ column: 'national_id' }]);
});

it('reads a workbook as an office saves it, where ids, phones and accounts have become numbers', async () => {
  const path = new URL('./fixtures/saved-by-libreoffice.xlsx', import.meta.url);
  const taken = await take(new Uint8Array(readFileSync(path)));
  expect(taken).toMatchObject({ created: 4, invalid_rows: 0 });
  const rows = (await listed({ search: 'จากสำนักงาน' })).toSorted((one, other) =>
    one.name.localeCompare(other.name, 'th'),
  );
  expect(rows.map(({ first_name }) => first_name)).toEqual(['คำดี', 'ทองใบ', 'บุญช่วย', 'สำเนียง']);
  expect(rows[0]).toMatchObject({ bank_account_no: '********5678', birth_date: '1960-12-31' });
  expect(rows[1]?.national_id).toBe('*********9016');
  expect(rows[3]).toMatchObject({
    birth_date: '1975-04-13',
    phone: '081-234-5678',
    marital_status: 'married',
    children_count: 2,
  });
});

it('says what is wrong with a file that is none, and takes only options that exist', async () => {
  expect(await check('')).toMatchObject({ validate_status: 'invalid', valid_rows: 0 });
  const other = await check('สี,ขนาด\nแดง,1');
  expect(other).toMatchObject({ validate_status: 'invalid', created: 0 });
  const early = await keeper.call('POST', `/v1/quotas/imports/${other.batch_id}/commit`);
  expect(early.status).toBe(400);
  expect((await call(sheet(line(1)), { mode: 'ทับ' })).status).toBe(400);
});
