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

it.each([
  ['a workbook', ['company.xlsx']],
  ['JSON', ['company.json']],
  ['CSV files', lists.map((list) => `${list}.csv`)],
])('the example as %s goes through the check as it is', async (_, names) => {
  const files = await Promise.all(
    names.map(async (name): Promise<[string, Uint8Array<ArrayBuffer>]> => [
      name,
      await fetchExample(name),
    ]),
  );
  await expectExample(Object.fromEntries(files));
});

it('the example goes through the check after LibreOffice has saved it', async () => {
  const saved = new URL('./fixtures/saved-by-libreoffice.xlsx', import.meta.url);
  await expectExample({ 'company.xlsx': new Uint8Array(await readFile(saved)) });
});

async function expectExample(files: Files): Promise<void> {
  const brought = await importer.bring(files);
  expect(new Set(brought.tables.map(({ part }) => part))).toEqual(new Set(lists));
  expect(brought.tables.flatMap(({ columns }) => columns)).not.toContain(null);
  expect(await importer.check(brought)).toMatchObject({
    problems: 0,
    report: { fields: { rows: 5 } },
  });
}
