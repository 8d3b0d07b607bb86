import { afterAll, beforeAll, expect, it } from 'vitest';
import { listImportsRoute } from '#modules/catalogue/contract/imports.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createEngine } from '#modules/engines/server/testing/engines.ts';
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

const modules = 'module_code,ชื่อภาษาไทย\nBUY,จัดซื้อ\n';
const features = 'module_code,feature_code,name_en\nBUY,ORDER,Orders\n';
const fields = [
  'feature_code,field_code,name_th,ชนิดข้อมูล,จำเป็นต้องมี,target_table,target_field',
  'ORDER,id,เลขที่,ตัวเลข,ใช่,,',
  'ORDER,parent_id,ใบก่อน,number,no,ORDER,id',
].join('\n');
const company = { 'modules.csv': modules, 'features.csv': features, 'fields.csv': fields };

it('is undone last in, first out, and a refusal leaves the counts', async () => {
  const first = await importer.take(company, 'STACK');
  const second = await importer.take(
    { ...company, 'fields.csv': `${fields}\nORDER,added,เพิ่ม,,,,`.replace('ใบก่อน', 'ใบเก่า') },
    'STACK',
  );
  const refused = await importer.undo(first.id);
  expect(refused).toMatchObject({ status: 'imported', rows_done: 4, rows_total: 4 });
  expect(refused.failure).toContain('ย้อนไม่ได้');
  expect(refused.report).toEqual(first.report);
  const { company_id } = second;
  const history = async () =>
    queryRows<{ act: string }>(
      app,
      `select act || ' ' || code as act from catalogue_changes
       where catalogue_company_id = '${company_id}' order by id`,
    );
  expect((await history()).map(({ act }) => act)).toEqual([
    'filled STACK',
    'changed parent_id',
    'created added',
  ]);
  expect(await importer.undo(second.id)).toMatchObject({
    status: 'undone',
    report: { fields: { changed: 1, removed: 1 } },
  });
  expect((await history()).slice(3).map(({ act }) => act)).toEqual([
    'changed parent_id',
    'removed added',
  ]);
  expect(await importer.undo(first.id)).toMatchObject({
    status: 'undone',
    failure: null,
    report: { fields: { removed: 2 } },
  });
});

it('is given up while its columns are being matched: it stays in the list, writes nothing, and can be taken up again', async () => {
  const brought = await importer.bring(company, 'GIVEN-UP');
  await importer.cancel(brought.id);
  const { data } = await keeper.ask(listImportsRoute, {});
  expect(data.find(({ id }) => id === brought.id)).toMatchObject({
    status: 'cancelled',
    company_id: null,
  });
  await expect(importer.commit(brought.id)).rejects.toThrow('409');
  expect(await importer.check(brought)).toMatchObject({ status: 'checked', problems: 0 });
});

it('finds out which list a table is from its headings, in either language, and proposes its columns', async () => {
  const { tables } = await importer.bring({
    'a.csv': 'รหัสฟีเจอร์,รหัสโมดูล,ชื่อไทย\nORDER,BUY,ใบสั่ง\n',
    'b.csv': 'Table Name,Column Name,Data Type,Remarks\nORDER,id,number,Key\n',
    'c.csv': '\n,,\nModule,Label\nBUY,Purchasing\n',
    'd.csv': 'feature_code,delivery_code,where it goes\nORDER,total,รายงาน\n',
    'e.csv': 'colour,size\nred,1\n',
    'f.csv': 'feature_code,field_code,checked,at home\nORDER,id,yes,true\nORDER,net,no,false\n',
  });
  expect(tables.map(({ part, columns }) => [part, columns])).toEqual([
    ['features', ['feature_code', 'module_code', 'name_th']],
    ['fields', ['feature_code', 'field_code', 'field_type', 'description']],
    ['modules', ['module_code', 'name_en']],
    ['analytic_fields', ['feature_code', 'delivery_code', 'used_in']],
    [null, [null, null]],
    // Whatever is yes or no may mean anything.
    ['fields', ['feature_code', 'field_code', null, null]],
  ]);
  expect(tables[0]?.proposals).toMatchObject({ modules: [null, 'module_code', 'name_th'] });
});

it('reads a list of columns as other programs write it, and says which values it takes', async () => {
  await importer.take(company, 'COLUMNS');
  const weighing = [
    'ตาราง,คอลัมน์,ชนิด,คำอธิบาย,ห้ามว่าง',
    'ORDER,ticket_no,varchar(20),เลขที่ใบชั่ง,Y',
    'ORDER,gross_weight,"numeric(10,3)",น้ำหนักรวม,N',
    'ORDER,weighed_at,timestamp,เวลาชั่ง,ต้องมี',
  ];
  const brought = await importer.bring({ 'ชั่ง.csv': weighing.join('\n') }, 'COLUMNS');
  expect(brought.tables[0]?.columns).toEqual([
    'feature_code',
    'field_code',
    'field_type',
    'description',
    'is_required',
  ]);
  expect(await importer.check(brought)).toMatchObject({ problems: 0 });
  await importer.commit(brought.id);
  await importer.ended(brought.id);
  expect(
    await queryRows(
      app,
      `select code, type, is_required from catalogue_fields
       where code in ('ticket_no', 'gross_weight', 'weighed_at') order by ordinal`,
    ),
  ).toEqual([
    { code: 'ticket_no', type: 'string', is_required: true },
    { code: 'gross_weight', type: 'number', is_required: false },
    { code: 'weighed_at', type: 'date', is_required: true },
  ]);

  expect(
    await importer.problemsOf({
      'ชั่ง.csv': [weighing[0], 'ORDER,colour,สีรถ,,บางครั้ง'].join('\n'),
    }),
  ).toEqual([
    expect.stringContaining('ค่าที่ใช้ได้คือ string, number, date, boolean, other'),
    expect.stringContaining('ค่าที่ใช้ได้คือ true, false'),
    expect.stringContaining('ไม่มีฟีเจอร์รหัสนี้'),
  ]);
});

it('creates the tables that only a list of columns names, in the module that was given', async () => {
  const columns = 'ตาราง,คอลัมน์,ชนิด\nTRUCK,plate,text\nTRUCK,owner,text\nORDER,weighed,date\n';
  await importer.take(company, 'TABLES');
  const brought = await importer.bring({ 'columns.csv': columns }, 'TABLES');
  const tables = brought.tables.map((table) => ({ ...table, new_features_in: 'YARD' }));
  const { id, report, problems } = await importer.check({ ...brought, tables });
  expect(problems).toBe(0);
  expect(report).toMatchObject({
    modules: { created: 1 },
    features: { created: 1 },
    fields: { created: 3 },
  });
  await importer.commit(id);
  const done = await importer.ended(id);
  expect(done).toMatchObject({ status: 'imported', failure: null });
  expect(
    await queryRows(
      app,
      `select m.code as module, f.code as feature from catalogue_features f
       join catalogue_modules m on m.id = f.module_id
       where f.catalogue_company_id = '${done.company_id}' order by 2`,
    ),
  ).toEqual([
    { module: 'BUY', feature: 'ORDER' },
    { module: 'YARD', feature: 'TRUCK' },
  ]);
  expect(await importer.undo(id)).toMatchObject({ report: { features: { removed: 1 } } });
});

it('finds its headings below a title, in whichever line they are', async () => {
  const lines = ['ทะเบียนโมดูลปี 2569', '', 'รหัสโมดูล,ชื่อ (ไทย)', 'TITLED,โมดูลใต้ชื่อเรื่อง'];
  const brought = await importer.bring({ 'modules.csv': lines.join('\n') }, 'TITLED');
  expect(brought.tables).toMatchObject([
    { part: 'modules', header_line: 3, sample: [['TITLED', 'โมดูลใต้ชื่อเรื่อง']] },
  ]);
  const checked = await importer.check(brought);
  expect([checked.problems, checked.report?.modules.rows]).toEqual([0, 1]);
});

it('takes an empty line for no row', async () => {
  const done = await importer.take(
    { ...company, 'fields.csv': `${fields}\n\n,,,,,,\n   ,,\nORDER,last,,,,,\n\n` },
    'EMPTY',
  );
  expect(done).toMatchObject({ rows_done: 5, problems: 0, report: { fields: { created: 3 } } });
});

it('says before the commit what is new, changed, the same, and not in the files, with examples', async () => {
  const first = await importer.check(await importer.bring(company, 'AHEAD'));
  expect(first.report).toMatchObject({ fields: { rows: 2, created: 2, changed: 0, missing: 0 } });
  await importer.commit(first.id);
  await importer.ended(first.id);
  const changed = {
    'modules.csv': modules,
    'features.csv': `${features}BUY,RECEIPT,Receipts\n`,
    'fields.csv': [
      'feature_code,field_code,name_th,field_type,is_required',
      'ORDER,id,เลขที่ใบสั่ง,number,true',
      'ORDER,added,เพิ่ม,string,',
      'RECEIPT,id,เลขที่,number,true',
    ].join('\n'),
  };
  const { id, report } = await importer.check(await importer.bring(changed, 'AHEAD'));
  expect(report).toMatchObject({
    modules: { rows: 1, created: 0, changed: 0, missing: 0 },
    features: { rows: 2, created: 1, changed: 0, missing: 0 },
    fields: { rows: 3, created: 2, changed: 1, missing: 1 },
  });
  expect(report?.examples).toEqual([
    { kind: 'feature', act: 'created', code: 'RECEIPT', within: 'BUY', values: [] },
    { kind: 'field', act: 'created', code: 'added', within: 'ORDER', values: [] },
    { kind: 'field', act: 'created', code: 'id', within: 'RECEIPT', values: [] },
    { kind: 'field', act: 'changed', code: 'id', within: 'ORDER', values: ['name_th'] },
    { kind: 'field', act: 'missing', code: 'parent_id', within: 'ORDER', values: [] },
  ]);
  await importer.commit(id);
  expect((await importer.ended(id)).report?.fields).toMatchObject({ created: 2, changed: 1 });
});

it('exports a company as files whose import changes nothing', async () => {
  const { code } = await createEngine(keeper);
  const first = await importer.take(
    {
      ...company,
      'more.csv':
        'feature_code,field_code,Read only,Default,Options,Formula,Depends on,Linked to\nORDER,state,yes,new,new;old,=a+b,is_open,OTHER/Invoice\n',
      'fields.csv': `${fields}\nORDER,total,"=ยอด, รวม",string,,,\nORDER,note,"บรรทัดหนึ่ง\nสอง",,,,`,
      'process_outputs.csv': `feature_code,output_code,status,engine_code,dependencies,input_fields\nORDER,sum,active,${code},${code}?,total;id\n`,
      'analytic_fields.csv': `feature_code,delivery_code,source_engine_code,used_in,input_fields\nORDER,revenue,${code},Reports;AI,ORDER.total\n`,
    },
    'ROUND',
  );
  await queryRows(app, `update catalogue_fields set status = 'inactive' where code = 'total'`);
  expect(
    await queryRows(
      app,
      `select is_read_only, default_value, choices, formula, condition, external_target
       from catalogue_fields where code = 'state'`,
    ),
  ).toEqual([
    {
      is_read_only: true,
      default_value: 'new',
      choices: 'new\nold',
      formula: '=a+b',
      condition: 'is_open',
      external_target: 'OTHER/Invoice',
    },
  ]);
  const response = await fetch(`${app.address}/v1/air/companies/${first.company_id}/files`, {
    headers: { authorization: `Bearer ${keeper.jwt}`, 'x-company-id': '1' },
  });
  const exported = new Uint8Array(await response.arrayBuffer());
  const checked = await importer.check(await importer.bring({ 'ROUND.zip': exported }, 'ROUND'));
  const same = { created: 0, changed: 0, missing: 0 };
  expect(checked).toMatchObject({
    problems: 0,
    report: { modules: same, features: same, fields: { rows: 7, ...same }, examples: [] },
  });
  const versions = () =>
    queryRows(app, 'select id, version_major, version_minor from catalogue_fields order by id');
  const before = await versions();
  await importer.commit(checked.id);
  expect((await importer.ended(checked.id)).report).toMatchObject({ fields: same });
  expect(await versions()).toEqual(before);
});
