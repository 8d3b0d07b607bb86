import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';
import { createImporter } from './testing/importer.ts';

let app: TestApp;
let importer: ReturnType<typeof createImporter>;

beforeAll(async () => {
  app = await startTestApp({ embedded: true });
  importer = createImporter(await signIn(app, await addUser(app, { role: 'administrator' })));
});
afterAll(() => app.close());

it('changes nothing where a spreadsheet has made numbers of defaults, but codes are no numbers', async () => {
  const { writeXlsx } = await import('hucre/xlsx');
  const lists = {
    modules: [['module_code'], ['M']],
    features: [
      ['module_code', 'feature_code'],
      ['M', 'F'],
    ],
  };
  const heading = ['feature_code', 'field_code', 'default_value', 'sample_value'];
  const csvOf = (rows: readonly (readonly unknown[])[]) =>
    rows.map((row) => row.join(',')).join('\n');
  await importer.take(
    {
      'modules.csv': csvOf(lists.modules),
      'features.csv': csvOf(lists.features),
      'fields.csv': csvOf([heading, ['F', 'share', '0.0000', '12.50'], ['F', 'code', '', '007']]),
    },
    'NUMBERS',
  );
  const workbook = async (code: string) => {
    const rowsOfFields = [heading, ['F', 'share', 0, 12.5], ['F', 'code', '', code]];
    const sheets = Object.entries({ ...lists, fields: rowsOfFields }).map(([name, rows]) => ({
      name,
      rows,
    }));
    return { 'company.xlsx': Uint8Array.from(await writeXlsx({ sheets })) };
  };
  const again = await importer.take(await workbook('007'), 'NUMBERS');
  expect(again.report?.fields).toMatchObject({ created: 0, changed: 0 });
  const other = await importer.take(await workbook('7'), 'NUMBERS');
  expect(other.report?.fields).toMatchObject({ created: 0, changed: 1 });
});

it('takes a heading that is no text', async () => {
  const { tables } = await importer.bring({ 'odd.csv': 'a\0b,ชื่อ\n1,2\n' }, 'ODD');
  expect(tables.at(-1)?.headings).toEqual(['ab', 'ชื่อ']);
});
