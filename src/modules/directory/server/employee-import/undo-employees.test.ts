import { afterAll, beforeAll, expect, it } from 'vitest';
import { listEmployeesRoute } from '#modules/directory/contract/employees.ts';
import { listImportedRecordsRoute } from '#platform/contract/file-import-results.ts';
import {
  commitFileImportRoute,
  fileImportDetail,
  getFileImportRoute,
  listFileImportsRoute,
  undoFileImportRoute,
} from '#platform/contract/file-imports.ts';
import { runFileImportJob } from '#platform/server/file-import/run-file-import.job.ts';
import { newId } from '#platform/server/ids.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { employeeImport } from './import-employees.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  // Without workers: the tests are the worker.
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'administrator' }));
});
afterAll(() => app.close());

const HEADINGS = 'code,first_name_th,last_name_th,first_name,last_name';

async function work(importId: string): Promise<void> {
  const job = runFileImportJob({ ...app.context, kinds: [employeeImport] });
  const { signal } = new AbortController();
  await job.run(
    { companyId: 1, importId },
    { signal, jobId: newId(), isFirstTry: true, isLastTry: false },
  );
}

async function take(file: string): Promise<string> {
  const body = new FormData();
  body.append('kind', 'employees');
  body.append('options', JSON.stringify({ create_missing: true }));
  body.append('file', new Blob([file]), 'people.csv');
  const { id } = fileImportDetail.parse((await keeper.call('POST', '/v1/imports', { body })).body);
  await work(id);
  await keeper.ask(commitFileImportRoute, { params: { id }, body: {} });
  await work(id);
  return id;
}

async function undo(id: string) {
  await keeper.ask(undoFileImportRoute, { params: { id } });
  await work(id);
  return keeper.ask(getFileImportRoute, { params: { id } });
}

const find = async (search: string) =>
  (await keeper.ask(listEmployeesRoute, { query: { search, sort: 'code' } })).data;

it('an import of employees is undone with their managers, old and new, and the one before it too', async () => {
  const first = await take(`${HEADINGS},phone\nยล-1,ชู,ใจ,Choo,Jai,081`);
  const second = await take(
    `${HEADINGS},phone,manager_code,department\nยล-1,ชูใหม่,ใจ,Choo,Jai,082,ยล-2,แผนกใหม่\nยล-2,ปิติ,ดี,Piti,Dee,,,`,
  );
  const shown = await keeper.ask(getFileImportRoute, { params: { id: second } });
  expect(shown).toMatchObject({ created: 1, updated: 1, facts: { new_departments: ['แผนกใหม่'] } });
  const { data } = await keeper.ask(listImportedRecordsRoute, {
    params: { id: second },
    query: {},
  });
  expect(data.map(({ line, name }) => [line, name])).toEqual([
    [2, 'ชูใหม่ ใจ'],
    [3, 'ปิติ ดี'],
  ]);
  expect(await undo(second)).toMatchObject({ status: 'undone', undo_left: 0 });
  expect(await find('ยล-')).toMatchObject([
    { code: 'ยล-1', first_name_th: 'ชู', phone: '081', manager: null },
  ]);
  expect(await undo(first)).toMatchObject({ status: 'undone', undo_left: 0 });
  expect(await find('ยล-')).toEqual([]);
});

it('a file that was imported by one call is among the imports, and is undone as well', async () => {
  const body = new FormData();
  body.append('file', new Blob([`${HEADINGS}\nคด-1,ก,ข,A,B`]), 'people.csv');
  await keeper.call('POST', '/v1/employees/import?dry_run=false', { body });
  const { data } = await keeper.ask(listFileImportsRoute, { query: { kind: 'employees' } });
  expect(data[0]).toMatchObject({ status: 'imported', created: 1, may_undo: true });
  expect(await undo(data[0]?.id ?? '')).toMatchObject({ status: 'undone', undo_left: 0 });
  expect(await find('คด-1')).toEqual([]);
});
