import { afterAll, beforeAll, expect, it } from 'vitest';
import * as fileRoutes from '#modules/catalogue/contract/import-files.ts';
import * as routes from '#modules/catalogue/contract/imports.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
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

const company = {
  'modules.csv': 'module_code,name_th\nBUY,จัดซื้อ\n',
  'features.csv': 'module_code,feature_code,name_en\nBUY,ORDER,Orders\n',
  'fields.csv':
    'feature_code,field_code,field_type,internal\nORDER,id,number,1\nORDER,placed,colour,2\nORDR,net,number,3\n',
};
const placed = { table: 'fields.csv', line: 3, place: 2 };
const net = { table: 'fields.csv', line: 4, place: 0 };

const linesOf = async (id: string) =>
  (await keeper.ask(fileRoutes.listImportLinesRoute, { params: { id } })).data;
const send = (id: string, corrections: readonly object[], by = keeper) =>
  by.call('POST', `/v1/air/imports/${id}/corrections`, { body: { corrections } });
const checked = async (code: string) => importer.check(await importer.bring(company, code));

async function exported(id: string): Promise<string> {
  const { url } = await keeper.ask(routes.createProblemsExportRoute, {
    params: { id },
    body: { format: 'csv' },
  });
  return (await fetch(app.address + url)).text();
}

it('takes corrected cells in place of those of the file, checks them, and imports them', async () => {
  const { id, problems } = await checked('CELLS');
  expect(problems).toBe(2);
  expect(await linesOf(id)).toMatchObject([
    { table: 'modules.csv', line: 2, problems: [] },
    { table: 'features.csv', line: 2, problems: [] },
    { line: 2, cells: ['ORDER', 'id', 'number', ''], problems: [] },
    { line: 3, problems: [{ column: 'field_type' }] },
    { line: 4, problems: [{ column: 'feature_code' }] },
  ]);

  expect((await send(id, [{ ...placed, value: 'colours' }])).status).toBe(202);
  expect(await importer.ended(id)).toMatchObject({ status: 'checked', problems: 2 });
  await send(id, [
    { ...placed, value: 'date' },
    { ...net, value: 'ORDER' },
  ]);
  expect(await importer.ended(id)).toMatchObject({
    status: 'checked',
    problems: 0,
    corrections: [
      { ...placed, value: 'date', was: 'colour' },
      { ...net, value: 'ORDER', was: 'ORDR' },
    ],
  });
  expect((await linesOf(id)).at(-1)).toMatchObject({ cells: ['ORDER', 'net', 'number', ''] });
  const file = await exported(id);
  expect(file).toContain('fields.csv,3,field_type,date,colour,');
  expect(file).toContain('fields.csv,4,feature_code,ORDER,ORDR,');

  await importer.commit(id);
  expect(await importer.ended(id)).toMatchObject({ status: 'imported' });
  expect(
    await queryRows(
      app,
      `select fields.code, fields.type from catalogue_fields fields
       join catalogue_companies companies on companies.id = fields.catalogue_company_id
       where companies.code = 'CELLS' order by fields.code`,
    ),
  ).toEqual([
    { code: 'id', type: 'number' },
    { code: 'net', type: 'number' },
    { code: 'placed', type: 'date' },
  ]);
  expect((await send(id, [{ ...placed, value: 'string' }])).body).toMatchObject({
    code: 'catalogue.import_not_there_now',
  });
});

it('names what was corrected beside the problems that are left, and forgets what is taken back', async () => {
  const { id } = await checked('LEFT');
  await send(id, [{ ...placed, value: 'shade' }]);
  await importer.ended(id);
  const file = await exported(id);
  expect(file.match(/fields\.csv,3,field_type,shade,colour,/g)).toHaveLength(2);
  await send(id, [{ ...placed, value: 'colour' }]);
  expect(await importer.ended(id)).toMatchObject({ corrections: [], problems: 2 });
});

it('reaches features that only rows of fields name', async () => {
  const files = { 'cells.csv': 'feature_code,field_code,field_type\nTICKETS,net,colour\n' };
  const brought = await importer.bring(files, 'DERIVED');
  const tables = brought.tables.map((table) => ({ ...table, new_features_in: 'YARD' }));
  const { id } = await importer.check({ ...brought, tables });
  const cells = { table: 'cells.csv', line: 2 };
  await send(id, [
    { ...cells, place: 0, value: 'WEIGHING' },
    { ...cells, place: 2, value: 'number' },
  ]);
  expect(await importer.ended(id)).toMatchObject({ problems: 0 });
  await importer.commit(id);
  await importer.ended(id);
  expect(
    await queryRows(
      app,
      "select code from catalogue_features where code in ('TICKETS', 'WEIGHING')",
    ),
  ).toEqual([{ code: 'WEIGHING' }]);
});

it('shows and corrects rows whose relations lead in a circle, which shows at the end', async () => {
  const many = Array.from({ length: 30 }, (_, number) => `ORDER,f${number},,`);
  const fields = [
    'feature_code,field_code,target_table,target_field',
    ...many,
    'ORDER,one,ORDER,two',
    'ORDER,two,ORDER,one',
  ];
  const brought = await importer.bring({ ...company, 'fields.csv': fields.join('\n') }, 'CIRCLE');
  const { id } = await importer.check(brought);
  const wrong = (await linesOf(id)).filter(({ problems }) => problems.length > 0);
  expect(wrong.length).toBeGreaterThan(0);
  await send(
    id,
    wrong.flatMap(({ table, line }) => [
      { table, line, place: 2, value: '' },
      { table, line, place: 3, value: '' },
    ]),
  );
  expect(await importer.ended(id)).toMatchObject({ problems: 0 });
});

it('refuses cells that no check has shown, imports that are not there, and people who may not import', async () => {
  const { id } = await checked('REFUSED');
  const refused = async (cell: object) => {
    const { status, body } = await send(id, [{ ...placed, value: 'date', ...cell }]);
    expect(status).toBe(400);
    return body;
  };
  const at = (name: string) => ({ fields: [{ path: `corrections.0.${name}` }] });
  expect(await refused({ table: 'other.csv' })).toMatchObject(at('table'));
  expect(await refused({ line: 99 })).toMatchObject(at('line'));
  expect(await refused({ place: 3 })).toMatchObject(at('place'));
  expect(await importer.get(id)).toMatchObject({ status: 'checked', corrections: [] });

  const missing = '01890000-0000-7000-8000-000000000000';
  expect((await send(missing, [{ ...placed, value: 'date' }])).status).toBe(404);
  const reader = await signIn(app, await addUser(app, { role: 'viewer' }));
  expect((await send(id, [{ ...placed, value: 'date' }], reader)).status).toBe(403);
});

it('is in the history with the cells before and after', async () => {
  const { id } = await checked('HISTORY');
  await send(id, [{ ...placed, value: 'date' }]);
  await importer.ended(id);
  expect(
    await queryRows(
      app,
      `select before, after from event_log
       where entity_id = '${id}' and name = 'catalogue.import_corrected'`,
    ),
  ).toMatchObject([
    {
      before: { cells: ['fields.csv 3 field_type: colour'] },
      after: { company_code: 'HISTORY', cells: ['fields.csv 3 field_type: date'] },
    },
  ]);
});
