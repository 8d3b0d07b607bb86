import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followEntryRoute } from '#modules/catalogue/contract/entries.ts';
import * as exports from '#modules/catalogue/contract/imports.ts';
import { readInbox } from '#tests/support/inbox.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { makeZip } from '#libraries/documents/testing/make-zip.ts';
import { createEngine } from '#modules/engines/server/testing/engines.ts';
import { createImporter } from './testing/importer.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: SignedIn;
let importer: ReturnType<typeof createImporter>;

beforeAll(async () => {
  app = await startTestApp({ embedded: true });
  keeper = await signIn(app, await addUser(app, { role: 'administrator' }));
  importer = createImporter(keeper);
});
afterAll(() => app.close());

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
  it('writes nothing before it is committed, then all, then nothing new, and can be undone', async () => {
    const brought = await importer.check(await importer.bring(company));
    expect(brought).toMatchObject({ status: 'checked', problems: 0, rows_done: 4 });
    expect(await stored()).toEqual([]);

    const done = await importer.take(company);
    expect(done).toMatchObject({ status: 'imported', report: { fields: { rows: 2, created: 2 } } });
    expect(await stored()).toMatchObject([{ code: 'id', name_th: 'เลขที่' }, { code: 'parent_id' }]);
    expect((await importer.take(company)).report?.fields).toMatchObject({ created: 0, changed: 0 });

    const changed = await importer.take({
      ...company,
      'fields.csv': fields.replace('เลขที่,ตัวเลข', 'เลขที่ใบสั่ง,text'),
    });
    expect(changed.report?.fields).toMatchObject({ created: 0, changed: 1 });
    expect(await stored()).toMatchObject([{ name_th: 'เลขที่ใบสั่ง', major: 2 }, {}]);

    // An import that others have built on cannot be undone.
    const refused = await importer.undo(done.id);
    expect(refused.status).toBe('imported');
    expect(refused.failure).toContain('ย้อนไม่ได้');
    expect(await importer.undo(changed.id)).toMatchObject({
      status: 'undone',
      report: { fields: { changed: 1 } },
    });
    expect(await stored()).toMatchObject([{ name_th: 'เลขที่', major: 3 }, {}]);
  });

  it('is undone as a whole, and then uses no engine any more', async () => {
    const { code } = await createEngine(keeper);
    const outputs = `feature_code,output_code,engine_code\nORDER,total,${code}\n`;
    const { id } = await importer.take({ ...company, 'process_outputs.csv': outputs }, 'OTHER');
    const uses = () => queryRows(app, `select code from engine_uses where code = 'total'`);
    expect(await uses()).toHaveLength(1);
    expect(await importer.undo(id)).toMatchObject({
      status: 'undone',
      report: { fields: { removed: 3 } },
    });
    expect(await uses()).toEqual([]);
    const left = await queryRows(app, `select from catalogue_companies where code = 'OTHER'`);
    expect(left).toEqual([]);
  });

  it('can be JSON too, with lists as lists', async () => {
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
    expect((await importer.take({ 'company.json': json })).report?.fields).toMatchObject({
      created: 1,
    });
    const [row] = await queryRows<{ used_in: string[] }>(
      app,
      `select used_in from catalogue_fields where code = 'revenue'`,
    );
    expect(row?.used_in).toEqual(['Reports', 'AI']);
  });

  it('lists each bad row by its number', async () => {
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
    const found = await importer.problemsOf({
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

  it('cannot be committed while it has problems', async () => {
    const bad = 'feature_code,field_code\nNONE,a\nORDER,good\n';
    const files = { ...company, 'fields.csv': bad };
    const { id, problems } = await importer.check(await importer.bring(files, 'FLAWED'));
    expect(problems).toBe(1);
    expect(await keeper.call('POST', `/v1/air/imports/${id}/commit`)).toMatchObject({
      status: 409,
      body: { code: 'catalogue.import_has_problems' },
    });
    expect(await importer.get(id)).toMatchObject({ status: 'checked' });
    const left = await queryRows(app, `select from catalogue_companies where code = 'FLAWED'`);
    expect(left).toEqual([]);
  });

  it('reads the encoding of a Thai Windows', async () => {
    const thai = (text: string) =>
      Uint8Array.from(text, (letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return code > 0xe00 ? code - 0xe00 + 0xa0 : code;
      });
    const done = await importer.take({
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

  it('is refused where its headings, its format or its files are wrong', async () => {
    const headless = await importer.bring({ 'fields.csv': 'a,b\n1,2\n' });
    const body = {
      tables: headless.tables.map(({ name, part, columns }) => ({ name, part, columns })),
    };
    const answer = await keeper.call('POST', `/v1/air/imports/${headless.id}/check`, { body });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'catalogue.import_columns_missing' },
    });
    expect(await importer.send({ 'company.json': '[1]' })).toMatchObject({ status: 400 });
    expect(await importer.send({ 'company.xlsx': 'no workbook' })).toMatchObject({ status: 400 });
    expect(await importer.send({ 'company.exe': 'x' })).toMatchObject({ status: 415 });
    expect(await importer.send({})).toMatchObject({ status: 400 });
  });

  it('can be a workbook with one list per sheet, without hidden ones', async () => {
    const { writeXlsx } = await import('hucre/xlsx');
    const workbook = await writeXlsx({
      sheets: [
        {
          name: 'โมดูล',
          rows: [
            ['รหัสโมดูล', 'คำอธิบาย'],
            ['PLANT', 'ปลูก\nและดูแล'],
          ],
        },
        {
          name: 'features',
          rows: [
            ['module_code', 'feature_code'],
            ['PLANT', 'PLOT'],
          ],
        },
        {
          name: 'fields',
          rows: [
            ['feature_code', 'field_code', 'field_type', 'is_required', 'sample_value'],
            ['PLOT', 'area', 'number', true, 12.5],
            [],
            ['PLOT', '', 'string', false, ''],
          ],
        },
        { name: 'notes', hidden: true, rows: [['module_code'], ['SECRET']] },
      ],
    });
    const content = Uint8Array.from(workbook);
    expect(await importer.problemsOf({ 'company.xlsx': content })).toEqual([
      'company.xlsx / fields 4 field_code: ต้องมีค่า',
    ]);
    const brought = await importer.bring({ 'company.xlsx': content });
    expect(brought.tables.map(({ part }) => part)).toEqual(['modules', 'features', 'fields']);
  });

  it('can be a ZIP of CSV files, whatever else is in it', async () => {
    const zip = makeZip([
      { name: 'company/modules.csv', content: modules },
      { name: 'company/features.csv', content: features },
      { name: 'company/fields.csv', content: fields },
      { name: 'company/readme.pdf', content: 'no list' },
      { name: '__MACOSX/company/._fields.csv', content: 'a shadow' },
    ]);
    const done = await importer.take({ 'company.zip': Uint8Array.from(zip) }, 'ZIPPED');
    expect(done.report).toMatchObject({ modules: { created: 1 }, fields: { created: 2 } });
    const damaged = Uint8Array.from(zip.subarray(0, zip.length - 30));
    expect(await importer.send({ 'company.zip': damaged })).toMatchObject({ status: 400 });
  });
});

it('notifies followers of anything in the company once, and the importer how it ended', async () => {
  const inboxOf = async (who: SignedIn) =>
    (await readInbox(app, who)).map(({ tone, title }) => [tone, title]);
  const follower = await signIn(app, await addUser(app));
  const other = await signIn(app, await addUser(app));
  await importer.take(company, 'TOLD');
  const idOf = async (table: string, code: string) => {
    const [row] = await queryRows<{ id: string }>(
      app,
      `select entry.id from ${table} entry join catalogue_companies company
         on company.id = entry.catalogue_company_id
       where company.code = 'TOLD' and entry.code = '${code}'`,
    );
    return row?.id ?? '';
  };
  const follow = (who: SignedIn, kind: 'module' | 'field', id: string) =>
    who.ask(followEntryRoute, { params: { kind, id }, body: { following: true } });
  await follow(follower, 'module', await idOf('catalogue_modules', 'BUY'));
  await follow(follower, 'field', await idOf('catalogue_fields', 'id'));
  await follow(other, 'field', await idOf('catalogue_fields', 'parent_id'));

  await importer.take({ ...company, 'fields.csv': fields.replace(',ใช่,', ',ไม่ใช่,') }, 'TOLD');
  expect(await inboxOf(follower)).toEqual([['info', expect.stringContaining('TOLD')]]);
  await importer.take({ ...company, 'fields.csv': fields.replace('ตัวเลข', 'วันที่') }, 'TOLD');
  expect((await inboxOf(follower)).map(([tone]) => tone)).toEqual(['warning', 'info']);
  await importer.take({ 'fields.csv': 'feature_code,field_code\nORDER,added\n' }, 'TOLD');
  expect((await inboxOf(follower)).map(([tone]) => tone)).toEqual(['info', 'warning', 'info']);
  // Other events of the company do not notify this person.
  expect(await inboxOf(other)).toEqual([]);
  expect((await inboxOf(keeper))[0]).toEqual(['success', 'นำเข้า TOLD ลงแค็ตตาล็อกเสร็จแล้ว']);
});

it('exports the bad rows as a file', async () => {
  const count = 5_000;
  const rows = Array.from({ length: count }, (_, number) => `NONE,=f${number}\n`);
  const content = `feature_code,field_code\n${rows.join('')}`;
  const checked = await importer.check(await importer.bring({ 'fields.csv': content }));
  expect(checked).toMatchObject({ problems: count, others_wait: false });
  const ticket = await keeper.ask(exports.createProblemsExportRoute, {
    params: { id: checked.id },
    body: { format: 'csv' },
  });
  const lines = (await (await fetch(app.address + ticket.url)).text()).trim().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  const last =
    'feature_code,NONE,,ไม่มีฟีเจอร์รหัสนี้ ทั้งในไฟล์และในแค็ตตาล็อก แก้การจับคู่แล้วระบุโมดูลของตารางใหม่ หรือเพิ่มไฟล์รายการฟีเจอร์';
  expect(lines.at(-1)).toBe(`fields.csv,${count + 1},${last}`);
});
