import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createImporter, type Files } from '../imports/testing/importer.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let importer: ReturnType<typeof createImporter>;
let fetchExample: (file: string) => Promise<Uint8Array<ArrayBuffer>>;

beforeAll(async () => {
  app = await startTestApp();
  const keeper = await signIn(app, await addUser(app, { role: 'administrator' }));
  importer = createImporter(keeper);
  fetchExample = async (file) => {
    const headers = {
      Authorization: `Bearer ${keeper.jwt}`,
      'X-Company-Id': String(keeper.companyId),
    };
    const response = await fetch(`${app.address}/v1/air/import-example?file=${file}`, { headers });
    return new Uint8Array(await response.arrayBuffer());
  };
});
afterAll(() => app.close());

const lists = ['modules', 'features', 'fields', 'process_outputs', 'analytic_fields'];

async function fetched(...names: readonly string[]): Promise<Files> {
  const files: Files = {};
  for (const name of names) files[name] = await fetchExample(name);
  return files;
}

async function savedByLibreOffice(): Promise<Files> {
  const path = new URL('./fixtures/saved-by-libreoffice.xlsx', import.meta.url);
  return { 'company.xlsx': new Uint8Array(await readFile(path)) };
}

it.each([
  ['as a workbook', () => fetched('company.xlsx')],
  ['as a workbook that LibreOffice has saved', savedByLibreOffice],
  ['as JSON', () => fetched('company.json')],
  ['as CSV files', () => fetched(...lists.map((list) => `${list}.csv`))],
])('the example %s goes through the check as it is', async (_, load) => {
  const brought = await importer.bring(await load());
  expect(new Set(brought.tables.map(({ part }) => part))).toEqual(new Set(lists));
  expect(brought.tables.flatMap(({ columns }) => columns)).not.toContain(null);
  expect(await importer.check(brought)).toMatchObject({
    problems: 0,
    report: { fields: { rows: 5 } },
  });
});
