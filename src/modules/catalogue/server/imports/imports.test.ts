import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { catalogueImport, type CatalogueImport } from '#modules/catalogue/contract/import.ts';
import * as routes from '#modules/catalogue/contract/imports.routes.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await signIn(app, await addUser(app, { role: 'administrator' }));
});
afterAll(() => app.close());

type Files = Record<string, string | Uint8Array<ArrayBuffer>>;

const wrapped = z.object({ data: catalogueImport });

async function send(files: Files, code = 'MILL') {
  const body = new FormData();
  body.append('company_code', code);
  body.append('company_name', 'โรงงานน้ำตาล');
  for (const [name, content] of Object.entries(files))
    body.append('files', new Blob([content]), name);
  return keeper.call('POST', '/v1/air/imports', { body });
}

async function bring(files: Files, code?: string): Promise<CatalogueImport> {
  const answer = await send(files, code);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return wrapped.parse(answer.body).data;
}

const get = async (id: string) =>
  (await keeper.ask(routes.getImportRoute, { params: { id } })).data;

async function ended(id: string): Promise<CatalogueImport> {
  return vi.waitFor(
    async () => {
      const found = await get(id);
      if (['checking', 'importing', 'undoing'].includes(found.status))
        throw new Error(found.status);
      return found;
    },
    { timeout: 20_000, interval: 50 },
  );
}

async function check({ id, tables }: CatalogueImport): Promise<CatalogueImport> {
  const body = { tables: tables.map(({ name, part, columns }) => ({ name, part, columns })) };
  await keeper.ask(routes.checkImportRoute, { params: { id }, body });
  return ended(id);
}

async function take(files: Files, code?: string): Promise<CatalogueImport> {
  const { id, problems, failure } = await check(await bring(files, code));
  if (problems > 0 || failure !== null) throw new Error(failure ?? `${problems} problems`);
  await keeper.ask(routes.commitImportRoute, { params: { id } });
  return ended(id);
}

async function problemsOf(files: Files): Promise<string[]> {
  const { id } = await check(await bring(files));
  const answer = await keeper.ask(routes.listImportProblemsRoute, { params: { id }, query: {} });
  return answer.data.map(
    ({ table, line, column, message }) => `${table} ${line} ${column}: ${message}`,
  );
}

const stored = () =>
  queryRows<{ code: string; name_th: string; major: number }>(
    app,
    `select field.code, field.name_th, field.version_major as major from catalogue_fields field
     join catalogue_companies company on company.id = field.catalogue_company_id
     where company.code = 'MILL' order by field.code`,
  );

const modules = 'module_code,ชื่อภาษาไทย\nBUY,จัดซื้อ\n';
const features = 'module_code,feature_code,name_en\nBUY,ORDER,Orders\n';
const fields = [
  'feature_code,field_code,name_th,ชนิดข้อมูล,จำเป็นต้องมี,target_table,target_field',
  'ORDER,id,เลขที่,ตัวเลข,ใช่,,',
  'ORDER,parent_id,ใบก่อน,number,no,ORDER,id',
].join('\n');
const company = { 'modules.csv': modules, 'features.csv': features, 'fields.csv': fields };

describe('an import of a company', () => {
  it('writes nothing before it is committed, then all, then nothing new, and can be taken back', async () => {
    const brought = await check(await bring(company));
    expect(brought).toMatchObject({ status: 'checked', problems: 0, rows_done: 4 });
    expect(await stored()).toEqual([]);

    const done = await take(company);
    expect(done).toMatchObject({ status: 'imported', report: { fields: { rows: 2, created: 2 } } });
    expect(await stored()).toMatchObject([{ code: 'id', name_th: 'เลขที่' }, { code: 'parent_id' }]);
    expect((await take(company)).report?.fields).toMatchObject({ created: 0, changed: 0 });

    const changed = await take({
      ...company,
      'fields.csv': fields.replace('เลขที่,ตัวเลข', 'เลขที่ใบสั่ง,text'),
    });
    expect(changed.report?.fields).toMatchObject({ created: 0, changed: 1 });
    expect(await stored()).toMatchObject([{ name_th: 'เลขที่ใบสั่ง', major: 2 }, {}]);

    const undo = async (id: string) => {
      await keeper.ask(routes.undoImportRoute, { params: { id } });
      return ended(id);
    };
    // What was built upon cannot go.
    const refused = await undo(done.id);
    expect(refused.status).toBe('imported');
    expect(refused.failure).toContain('ย้อนไม่ได้');
    expect(await undo(changed.id)).toMatchObject({
      status: 'undone',
      report: { fields: { changed: 1 } },
    });
    expect(await stored()).toMatchObject([{ name_th: 'เลขที่', major: 3 }, {}]);
  });

  it('goes away again as a whole', async () => {
    const { id } = await take(company, 'OTHER');
    await keeper.ask(routes.undoImportRoute, { params: { id } });
    expect(await ended(id)).toMatchObject({ status: 'undone', report: { fields: { removed: 2 } } });
    const left = await queryRows(app, `select from catalogue_companies where code = 'OTHER'`);
    expect(left).toEqual([]);
  });

  it('comes as JSON too, with lists as lists', async () => {
    const json = JSON.stringify({
      modules: [{ module_code: 'SELL', name_en: 'Sales' }],
      features: [{ module_code: 'SELL', feature_code: 'INVOICE' }],
      analytic_fields: [
        {
          feature_code: 'INVOICE',
          delivery_code: 'revenue',
          used_in: ['Reports', 'AI'],
          input_fields: ['ORDER.id'],
        },
      ],
    });
    expect((await take({ 'company.json': json })).report?.fields).toMatchObject({ created: 1 });
    const [row] = await queryRows<{ used_in: string[] }>(
      app,
      `select used_in from catalogue_fields where code = 'revenue'`,
    );
    expect(row?.used_in).toEqual(['Reports', 'AI']);
  });

  it('names each bad row by its number', async () => {
    const bad = [
      'feature_code,field_code,field_type,target_table,target_field',
      'NONE,a,string,,',
      'ORDER,b,colour,,',
      'ORDER,,string,,',
      'ORDER,c,string,ORDER,d',
      'ORDER,d,string,ORDER,c',
      'ORDER,b,string,ORDER,',
    ].join('\n');
    const outputs = 'feature_code,output_code,engine_code\nORDER,total,NO-ENGINE\n';
    const found = await problemsOf({
      'modules.csv': `${modules}BUY,ซ้ำ\n`,
      'features.csv': features,
      'fields.csv': bad,
      'process_outputs.csv': outputs,
    });
    expect(found.map((line) => line.split(':')[0])).toEqual([
      'modules.csv 3 module_code',
      'fields.csv 2 feature_code',
      'fields.csv 3 field_type',
      'fields.csv 4 field_code',
      'fields.csv 7 field_code',
      'fields.csv 7 target_field',
      'process_outputs.csv 2 engine_code',
      'fields.csv 5 target_field',
      'fields.csv 6 target_field',
    ]);
  });

  it('reads what a Thai Windows wrote', async () => {
    const thai = (text: string) =>
      Uint8Array.from(text, (letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return code > 0xe00 ? code - 0xe00 + 0xa0 : code;
      });
    const done = await take({
      ...company,
      'modules.csv': thai(modules.replace('จัดซื้อ', 'ฝ่ายจัดซื้อ')),
    });
    expect(done.report?.modules).toMatchObject({ changed: 1 });
    const [row] = await queryRows<{ name_th: string }>(
      app,
      `select name_th from catalogue_modules where code = 'BUY'`,
    );
    expect(row?.name_th).toBe('ฝ่ายจัดซื้อ');
  });

  it('is refused where its headings, its form or its files are wrong', async () => {
    const headless = await bring({ 'fields.csv': 'a,b\n1,2\n' });
    const body = {
      tables: headless.tables.map(({ name, part, columns }) => ({ name, part, columns })),
    };
    const answer = await keeper.call('POST', `/v1/air/imports/${headless.id}/check`, { body });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'catalogue.import_columns_missing' },
    });
    expect(await send({ 'company.json': '[1]' })).toMatchObject({ status: 400 });
    expect(await send({ 'company.xlsx': 'no workbook' })).toMatchObject({ status: 400 });
    expect(await send({ 'company.exe': 'x' })).toMatchObject({ status: 415 });
    expect(await send({})).toMatchObject({ status: 400 });
  });
});
