import { afterAll, beforeAll, expect, it } from 'vitest';
import { addActivityRoute } from '#modules/customers/contract/activities.ts';
import { anonymiseRoute } from '#modules/customers/contract/anonymisation.ts';
import { listContactsRoute } from '#modules/customers/contract/contacts.ts';
import { customerRoutes } from '#modules/customers/contract/customers.ts';
import { listImportedRecordsRoute } from '#platform/contract/file-import-results.ts';
import {
  cancelFileImportRoute,
  checkFileImportRoute,
  commitFileImportRoute,
  fileImportDetail,
  getFileImportRoute,
  repeatFileImportRoute,
  undoFileImportRoute,
} from '#platform/contract/file-imports.ts';
import { labelsTh } from '#platform/contract/texts/labels.th.ts';
import { forgetFileImportsJob } from '#platform/server/file-import/forget-file-imports.job.ts';
import { runFileImportJob } from '#platform/server/file-import/run-file-import.job.ts';
import { newId } from '#platform/server/ids.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { onceBegun } from '#tests/support/once-begun.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createCustomer } from '../testing/customers.ts';
import { customerImport } from './customer-import.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  // Without workers: the tests are the worker.
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

async function send(lines: readonly string[]): Promise<string> {
  const body = new FormData();
  body.append('kind', 'customers');
  body.append('options', JSON.stringify({ mode: 'both', key: 'phone' }));
  body.append('file', new Blob([lines.join('\n')]), 'customers.csv');
  const answer = await keeper.call('POST', '/v1/imports', { body });
  return fileImportDetail.parse(answer.body).id;
}

/** One worker at the next step of an import; it stops where the signal aborts. */
async function work(importId: string, signal = new AbortController().signal): Promise<void> {
  const job = runFileImportJob({ ...app.context, kinds: [customerImport(app.context)] });
  const payload = { companyId: 1, importId };
  await job.run(payload, { signal, jobId: newId(), isFirstTry: true, isLastTry: false });
}

/** As if so many workers had died. */
const dieOften = (id: string, times: number) =>
  queryRows(app, 'update file_imports set attempts = $2 where id = $1', [id, times]);

const find = (id: string) => keeper.ask(getFileImportRoute, { params: { id } });

async function commit(id: string): Promise<void> {
  await work(id);
  await keeper.ask(commitFileImportRoute, { params: { id }, body: {} });
}

async function undo(id: string) {
  await keeper.ask(undoFileImportRoute, { params: { id } });
  await work(id);
  return find(id);
}

const count = async (name: string) => {
  const [row] = await queryRows<{ count: string }>(
    app,
    `select count(*) from customers where name like '${name} %' and deleted_at is null`,
  );
  return Number(row?.count);
};

const lineNumbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

const manyLines = (name: string, phones: string, rows: number) => [
  'company,phone',
  ...Array.from({ length: rows }, (_, place) => `${name} ${place},${phones}${10_000 + place}`),
];

it('a worker that dies leaves whole batches, and another one imports the rest, none twice', async () => {
  const id = await send(manyLines('บริษัทถูกฆ่า', '08100', 5_000));
  await commit(id);
  // One more death would be too many, had nothing been written before it.
  await dieOften(id, 9);
  const death = new AbortController();
  const dying = work(id, death.signal).catch(() => undefined);
  await onceBegun(
    () => find(id),
    () => death.abort(),
  );
  await dying;
  const stopped = await find(id);
  expect(stopped.created % (stopped.status === 'imported' ? 1_000 : 2_000)).toBe(0);
  expect(await count('บริษัทถูกฆ่า')).toBe(stopped.created);
  await work(id);
  expect(await find(id)).toMatchObject({ status: 'imported', created: 5_000, left_out: 0 });
  expect(await count('บริษัทถูกฆ่า')).toBe(5_000);
});

it('ten workers that die before they have written anything end an import, which says so', async () => {
  const id = await send(manyLines('บริษัทล้ม', '08300', 3));
  await commit(id);
  await dieOften(id, 10);
  await work(id);
  expect(await find(id)).toMatchObject({ status: 'failed', created: 0 });
  expect((await find(id)).failure).toBe(labelsTh.file_imports.gave_up);
});

it('a cancelled import counts what it has imported, and that can be undone', async () => {
  const id = await send(manyLines('บริษัทหยุด', '08200', 5_000));
  await commit(id);
  const working = work(id);
  await onceBegun(
    () => find(id),
    () => keeper.call('POST', cancelFileImportRoute.path.replace(':id', id)),
  );
  await working;
  const stopped = await find(id);
  expect(['cancelled', 'imported']).toContain(stopped.status);
  expect(await count('บริษัทหยุด')).toBe(stopped.created);
  expect(stopped.may_undo).toBe(true);
  expect(await undo(id)).toMatchObject({ status: 'undone', undo_left: 0 });
  expect(await count('บริษัทหยุด')).toBe(0);
});

it('undoing gives a customer back what was there, without the tag and the contact that came', async () => {
  const { id, name } = await createCustomer(keeper, { phone: '089-555-0303', note: 'เดิม' });
  const importId = await send([
    'phone,note,tags,contact_name',
    '0895550303,ใหม่,แท็กจากไฟล์,สมศรี ดีใจ',
  ]);
  await commit(importId);
  await work(importId);
  const params = { id };
  const changed = await keeper.ask(customerRoutes.get, { params });
  expect(changed).toMatchObject({ note: 'ใหม่', tags: [{ name: 'แท็กจากไฟล์' }] });
  expect((await keeper.ask(listContactsRoute, { params })).data.length).toBe(1);
  const { data } = await keeper.ask(listImportedRecordsRoute, {
    params: { id: importId },
    query: {},
  });
  expect(data).toMatchObject([{ line: 2, record_id: id, name, action: 'updated' }]);
  await undo(importId);
  expect(await keeper.ask(customerRoutes.get, { params })).toMatchObject({ note: 'เดิม', tags: [] });
  expect((await keeper.ask(listContactsRoute, { params })).data).toEqual([]);
  const history = await queryRows<{ name: string }>(
    app,
    `select name from event_log where entity_id = '${id}' order by sequence desc limit 1`,
  );
  expect(history).toMatchObject([{ name: 'platform.import_of_record_undone' }]);
});

it('after thirty days nothing of an import is stored but its figures', async () => {
  const id = await send(manyLines('บริษัทเก่า', '08500', 2));
  await commit(id);
  await work(id);
  const later = { now: () => new Date(Date.now() + 31 * 24 * 3_600_000) };
  const forgetting = forgetFileImportsJob({ ...app.context, clock: later });
  await forgetting.run(
    {},
    { signal: AbortSignal.any([]), jobId: newId(), isFirstTry: true, isLastTry: false },
  );
  expect(await find(id)).toMatchObject({
    status: 'imported',
    created: 2,
    lines: [],
    may_undo: false,
  });
  const early = await keeper.call('POST', undoFileImportRoute.path.replace(':id', id));
  expect(early).toMatchObject({ status: 409, body: { code: 'import_not_there_now' } });
  const left = await queryRows(app, `select 1 from stored_files where filename = 'customers.csv'`);
  expect(left).toEqual([]);
});

it('an import that was undone is repeated with its corrected cells', async () => {
  const id = await send(['company,phone', 'บริษัทนำเข้าซ้ำ 1,เขียนผิด']);
  await work(id);
  const corrections = [{ line: 2, place: 1, value: '0810700001' }];
  await keeper.ask(checkFileImportRoute, { params: { id }, body: { corrections } });
  await commit(id);
  await work(id);
  const early = await keeper.call('POST', repeatFileImportRoute.path.replace(':id', id));
  expect(early).toMatchObject({ status: 409, body: { code: 'import_not_there_now' } });
  await undo(id);
  expect(await count('บริษัทนำเข้าซ้ำ')).toBe(0);
  const again = await keeper.ask(repeatFileImportRoute, { params: { id } });
  await commit(again.id);
  await work(again.id);
  expect(await find(again.id)).toMatchObject({ status: 'imported', created: 1, corrections });
  expect(await count('บริษัทนำเข้าซ้ำ')).toBe(1);
  expect(await find(id)).toMatchObject({ status: 'undone' });
});

it('of a customer who is anonymised, imports store neither the file nor what was there before', async () => {
  const { id, name } = await createCustomer(keeper, { phone: '089-555-0404', note: 'ก่อนนำเข้า' });
  const importId = await send(['phone,note', '0895550404,จากไฟล์']);
  await commit(importId);
  await work(importId);
  const body = { confirm_name: name, reason: 'เจ้าของข้อมูลขอให้ลบ' };
  await keeper.ask(anonymiseRoute, { params: { id }, body });
  const stored = await queryRows<{ before: unknown; file: unknown; lines: unknown }>(
    app,
    `select before, stored_file_id as file, lines from file_import_records
     join file_imports on file_imports.id = import_id where record_id = '${id}'`,
  );
  expect(stored).toEqual([{ before: null, file: null, lines: [] }]);
  expect(await undo(importId)).toMatchObject({ status: 'undone', undo_left: 1 });
});

it('a customer to whom something happened since stays when the import is undone', async () => {
  const id = await send(manyLines('บริษัทมีผู้ติดต่อ', '08400', 2));
  await commit(id);
  await work(id);
  const [first] = (
    await keeper.ask(customerRoutes.list, { query: { search: 'บริษัทมีผู้ติดต่อ', sort: 'created_at' } })
  ).data;
  const params = { id: first?.id ?? '' };
  await keeper.ask(addActivityRoute, { params, body: { subject: 'โทรหา' } });
  expect(await undo(id)).toMatchObject({ status: 'undone', undo_left: 1 });
  const { data } = await keeper.ask(listImportedRecordsRoute, {
    params: { id },
    query: { left: 'true' },
  });
  expect(data).toMatchObject([{ record_id: params.id, undone: 'changed' }]);
  expect(await count('บริษัทมีผู้ติดต่อ')).toBe(1);
});

it('nothing else waits long while thousands of rows are checked and imported', async () => {
  const id = await send(manyLines('บริษัทไม่รอ', '08300', 5_000));
  let longest = 0;
  let before = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - before);
    before = performance.now();
  }, 5);
  const began = performance.now();
  await commit(id);
  await work(id);
  const took = performance.now() - began;
  clearInterval(beat);
  expect(longest).toBeLessThan(took / 3);
  expect(await find(id)).toMatchObject({ created: 5_000 });
});

it('rows that are corrected or doubtful are shown wherever they are, and sums of others are left out', async () => {
  const lines = manyLines('บริษัทดูอีกที', '08600', 30).map((line) => `${line},`);
  const [heading, ...rows] = lines;
  rows[27] = 'บริษัทเลขสั้น,0860099999,010556093359';
  const id = await send([`${heading}tax_id`, ...rows, 'รวม,30 ราย,']);
  await work(id);
  const checked = await find(id);
  expect(checked).toMatchObject({ rows_done: 31, created: 30, problems_total: 0 });
  expect(checked.facts).toEqual({ short_tax_ids: ['29'], total_lines: ['32'] });
  expect(checked.lines.map(({ line }) => line)).toEqual([...lineNumbers(2, 21), 29]);
  const corrections = [{ line: 29, place: 2, value: '' }];
  await keeper.ask(checkFileImportRoute, { params: { id }, body: { corrections } });
  await work(id);
  const corrected = await find(id);
  expect(corrected.facts).toEqual({ short_tax_ids: [], total_lines: ['32'] });
  expect(corrected.lines.map(({ line }) => line)).toEqual([...lineNumbers(2, 21), 29]);
  await keeper.ask(commitFileImportRoute, { params: { id }, body: {} });
  await work(id);
  expect(await find(id)).toMatchObject({
    status: 'imported',
    created: 30,
    rows_done: 31,
    facts: { total_lines: ['32'] },
    skipped: 1,
  });
});

it('rows that a person leaves out are shown and counted, and not imported until they are taken in again', async () => {
  const id = await send([...manyLines('บริษัทเลือกข้าม', '08700', 30), ',0870099999']);
  await work(id);
  expect(await find(id)).toMatchObject({ created: 30, problems_total: 1, omitted: [] });
  const check = async (reading: { omitted?: number[]; columns?: string }) => {
    await keeper.ask(checkFileImportRoute, { params: { id }, body: { reading } });
    await work(id);
    return find(id);
  };
  const checked = await check({ omitted: [30, 32] });
  const figures = { rows_done: 31, created: 29, problems_total: 0, omitted: [30, 32] };
  expect(checked).toMatchObject(figures);
  expect(checked.lines.map(({ line }) => line)).toEqual([...lineNumbers(2, 21), 30, 32]);
  // What else is read in another way leaves them out still.
  expect(await check({ columns: 'company_name,phone' })).toMatchObject(figures);
  expect(await check({ omitted: [32] })).toMatchObject({ created: 30, problems_total: 0 });
  await keeper.ask(commitFileImportRoute, { params: { id }, body: {} });
  await work(id);
  expect(await find(id)).toMatchObject({ status: 'imported', created: 30, omitted: [32] });
  expect(await count('บริษัทเลือกข้าม')).toBe(30);
});
