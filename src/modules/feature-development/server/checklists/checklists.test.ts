import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as templates from '#modules/feature-development/contract/checklist-templates.ts';
import * as routes from '#modules/feature-development/contract/checklists.ts';
import { listStagesRoute } from '#modules/feature-development/contract/stages.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createSow } from '../testing/tracking.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let one: SignedIn;
let other: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  one = await signIn(app, await addUser(app, { username: 'หนึ่ง' }));
  other = await signIn(app, await addUser(app, { username: 'สอง' }));
  administrator = await signIn(app);
});
afterAll(() => app.close());

const FILE = 'Table: หน้าจอ\nข้อ,remark\n1,ปุ่มบันทึก\n2,ข้อความผิดพลาด\n\nTable: ข้อมูล\nรายการ\nตรวจยอด';
const { 200: answer } = routes.uploadChecklistRoute.answers;

async function startedSow(stage = 1) {
  const { id } = await createSow(one, { current_stage: stage - 1 });
  await move(id, 'start', { stage_number: stage });
  return id;
}

async function move(id: string, command: string, body: object) {
  expect((await one.call('POST', `/v1/sows/${id}/${command}-stage`, { body })).status).toBe(200);
}

function form(file: string | Uint8Array<ArrayBuffer>, fields: object = {}, name = 'list.csv') {
  const body = new FormData();
  body.append('csv_file', new Blob([file]), name);
  for (const [field, value] of Object.entries(fields)) body.append(field, String(value));
  return body;
}

const upload = (id: string, file: string, fields: object = {}) =>
  one.call('POST', `/v1/sows/${id}/checklist/upload`, {
    body: form(file, { stage_number: 1, ...fields }),
  });

async function uploaded(id: string, file = FILE, fields: object = {}) {
  const { status, body } = await upload(id, file, fields);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return answer.parse(body).checklist;
}

const mark = (who: SignedIn, id: string, body: object) =>
  who.call('PATCH', `/v1/sows/${id}/stages/1/checklist/items`, { body });

const eventsOf = async (id: string) => {
  const rows = await queryRows<{ name: string }>(
    app,
    `select name from event_log where entity = 'sow' and entity_id = $1
       and name like '%checklist%' order by sequence`,
    [id],
  );
  return rows.map(({ name }) => name.replace('feature-development.checklist_', ''));
};

describe('a file', () => {
  it('is checked before it is stored, with problems by line', async () => {
    const look = async (file: string | Uint8Array<ArrayBuffer>, name?: string) =>
      one.call('POST', '/v1/feature-development/checklist-preview', { body: form(file, {}, name) });
    expect((await look(FILE)).body).toMatchObject({ encoding: 'utf-8', rows: 3, problems: [] });
    expect((await look('Table: ก\nข,ค\n1\n')).body).toMatchObject({
      problems: [{ line: 3, message: 'บรรทัดที่ 3: มี 1 ช่อง แต่หัวตารางมี 2 คอลัมน์' }],
    });
    // As a Thai Windows wrote it: Table: ก, ข, 1.
    const thai = Uint8Array.of(...Buffer.from('Table: '), 0xa1, 0x0a, 0xa2, 0x0a, 0x31);
    expect((await look(thai)).body).toMatchObject({
      encoding: 'windows-874',
      tables: [{ tableName: 'ก', headers: ['ข'] }],
    });
    expect((await look(FILE, 'list.xlsx')).body).toMatchObject({
      code: 'feature-development.csv_required',
      message: 'กรุณาเลือกไฟล์ CSV',
    });
    expect((await look('PK\0')).body).toMatchObject({ code: 'feature-development.csv_unreadable' });
    expect((await look('ก'.repeat(400_000))).status).toBe(413);
  });

  it('is stored as a whole or not at all, and changes nothing when it is uploaded again', async () => {
    const id = await startedSow();
    expect(await upload(id, 'ข้อ,รายการ\n1,ก')).toMatchObject({
      status: 400,
      body: {
        fields: [{ path: 'csv_file.1', code: 'feature-development:errors.csv_table_missing' }],
      },
    });
    for (const stage_number of [0, 21]) {
      expect(await upload(id, FILE, { stage_number })).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'stage_number' }] },
      });
    }
    const [screens, data] = await uploaded(id);
    const [first] = screens?.rows ?? [];
    expect(first).toMatchObject({ ข้อ: '1', remark: '', cells: ['1', 'ปุ่มบันทึก'], state: 'open' });
    await mark(one, id, { item_id: first?.id, is_checked: true });
    const again = await uploaded(id);
    expect(again.map((table) => table.id)).toEqual([screens?.id, data?.id]);
    expect(again[0]?.rows[0]).toMatchObject({ isChecked: true, checkedBy: 'หนึ่ง ทดสอบ' });
    const another = 'Table: อื่น\nก\nข';
    expect(
      (await uploaded(id, another, { mode: 'append' })).map((table) => table.tableName),
    ).toEqual(['หน้าจอ', 'ข้อมูล', 'อื่น']);
    expect(await uploaded(id, another)).toHaveLength(1);
    expect(await eventsOf(id)).toEqual(['uploaded', 'row_done', 'uploaded', 'uploaded']);
  });
});

describe('rows', () => {
  it('are marked separately by several people, and a table is checked with its last row', async () => {
    const id = await startedSow();
    const [table] = await uploaded(id);
    const [first, second] = table?.rows ?? [];
    await Promise.all([
      mark(one, id, { item_id: first?.id, is_checked: true, version: 1 }),
      mark(other, id, {
        item_id: second?.id,
        state: 'skipped',
        skip_reason: 'ไม่มีหน้าจอนี้',
        version: 1,
      }),
    ]);
    const now = await one.ask(routes.getChecklistRoute, { params: { id, stage: 1 } });
    expect(now.checklist[0]).toMatchObject({
      isChecked: true,
      rows: [
        { isChecked: true, checkedBy: 'หนึ่ง ทดสอบ' },
        { state: 'skipped', isChecked: false, skip_reason: 'ไม่มีหน้าจอนี้', checkedBy: 'สอง ทดสอบ' },
      ],
    });
    await mark(other, id, { item_id: first?.id, is_checked: true });
    expect(
      await mark(other, id, { item_id: first?.id, is_checked: false, version: 1 }),
    ).toMatchObject({
      status: 409,
      body: { current: { id: first?.id, version: 2, checkedBy: 'หนึ่ง ทดสอบ' } },
    });
    expect(await mark(one, id, { item_id: first?.id, state: 'skipped' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'skip_reason', message: 'กรุณากรอกเหตุผลที่ข้าม' }] },
    });
    expect((await mark(one, id, { item_id: table?.id, is_checked: false })).body).toMatchObject({
      table: { isChecked: false, rows: [{ state: 'open', checkedBy: null }, { state: 'open' }] },
    });
    expect(await eventsOf(id)).toEqual(
      expect.arrayContaining(['uploaded', 'row_done', 'row_skipped', 'row_opened']),
    );
    expect(await eventsOf(id)).toHaveLength(4);
  });

  it('carry remarks, found by table and place', async () => {
    const id = await startedSow();
    const [table] = await uploaded(id);
    const remark = (row_index: number, text = 'รอรูปจากทีม UX') =>
      other.call('PATCH', `/v1/sows/${id}/stages/1/checklist/remark`, {
        body: { table_id: table?.id, row_index, remark: text },
      });
    expect((await remark(1)).body).toMatchObject({
      table: { rows: [{ remark: '' }, { remark: 'รอรูปจากทีม UX', cells: ['2', 'ข้อความผิดพลาด'] }] },
    });
    expect((await remark(7)).status).toBe(404);
    expect((await remark(1, 'ก'.repeat(1_001))).status).toBe(400);
  });

  it('are prepared before the stage starts, and edited until it is complete', async () => {
    const { id } = await createSow(one);
    const refused = { status: 409, body: { code: 'feature-development.checklist_locked' } };
    const [table] = await uploaded(id);
    await move(id, 'start', { stage_number: 1 });
    expect((await mark(one, id, { item_id: table?.id, is_checked: true })).status).toBe(200);
    await move(id, 'complete', { stage_number: 1 });
    expect(await mark(one, id, { item_id: table?.id, is_checked: true })).toMatchObject(refused);
  });
});

describe('a whole checklist', () => {
  it('is saved with new, changed and removed rows, each with the person who checked it', async () => {
    const id = await startedSow();
    const [table, gone] = await uploaded(id);
    const [first, second] = table?.rows ?? [];
    await mark(one, id, { item_id: first?.id, is_checked: true });
    const save = (who: SignedIn, rows: object[], version = 2) =>
      who.call('PUT', `/v1/sows/${id}/checklist`, {
        body: {
          stage_number: 1,
          checklist: [
            { ...table, rows: [{ ...first, isChecked: true, state: 'done', version }, ...rows] },
          ],
        },
      });
    const saved = await save(other, [
      { ...second, cells: ['2', 'ข้อความเตือน'] },
      { ข้อ: '3', isChecked: true },
    ]);
    expect(saved.body).toMatchObject({
      checklist: [
        {
          id: table?.id,
          rows: [
            { id: first?.id, checkedBy: 'หนึ่ง ทดสอบ', version: 2 },
            { id: second?.id, cells: ['2', 'ข้อความเตือน'], version: 2 },
            { ข้อ: '3', cells: ['3', ''], isChecked: true, checkedBy: 'สอง ทดสอบ' },
          ],
        },
      ],
    });
    expect(answer.parse(saved.body).checklist.map((each) => each.id)).not.toContain(gone?.id);
    const stale = await save(one, [], 1);
    expect(stale).toMatchObject({ status: 409, body: { current: [{ id: table?.id }] } });
    expect(await save(one, [{ cells: ['1', '2', '3'] }])).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'checklist.0.rows' }] },
    });
    expect(await save(one, [{ cells: ['4', ''], state: 'skipped' }])).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'checklist.0.rows.1.skip_reason' }] },
    });
  });
});

describe('a template', () => {
  const tables = [{ tableName: 'ก่อนเริ่ม', headers: ['ข้อ'], rows: [['อ่านเอกสาร'], ['นัดทีม']] }];
  const save = (version: number, body: object = { tables }) =>
    administrator.call('PUT', '/v1/feature-development/checklist-templates/3', {
      body: { version, ...body },
    });

  it('is saved in versions and copied to each stage that is started from then on', async () => {
    expect((await save(0)).body).toMatchObject({ version: 1, tables });
    expect((await save(0)).status).toBe(409);
    const started = await startedSow(3);
    const changed = [{ tableName: 'ก่อนเริ่ม', headers: ['ข้อ'], rows: [['อ่านเอกสาร']] }];
    expect((await save(1, { tables: changed, note: 'เหลือข้อเดียว' })).body).toMatchObject({
      version: 2,
    });
    // Saving the same again makes no version.
    expect((await save(2, { tables: changed })).body).toMatchObject({ version: 2 });
    const { data } = await one.ask(templates.listTemplateVersionsRoute, { params: { stage: 3 } });
    expect(data.map(({ version, note }) => [version, note])).toEqual([
      [2, 'เหลือข้อเดียว'],
      [1, ''],
    ]);
    expect((await one.ask(templates.listTemplatesRoute, {})).data).toMatchObject([
      { stage_number: 3, version: 2 },
    ]);
    const rowsOf = async (id: string) => {
      const kept = await one.ask(routes.getChecklistRoute, { params: { id, stage: 3 } });
      return kept.checklist.map(({ rows }) => rows.length);
    };
    expect(await rowsOf(started)).toEqual([2]);
    expect(await rowsOf(await startedSow(3))).toEqual([1]);
    const ragged = [{ tableName: 'ก', headers: ['ข', 'ค'], rows: [['1']] }];
    expect(await save(2, { tables: ragged })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'tables.0.rows' }] },
    });
    const byStaff = await one.call('PUT', '/v1/feature-development/checklist-templates/3', {
      body: { version: 2, tables },
    });
    expect(byStaff.status).toBe(403);
  });
});

it('a rollback copies a checklist with every row open, and the pass before keeps its marks', async () => {
  const id = await startedSow();
  const [table] = await uploaded(id);
  await mark(one, id, { item_id: table?.id, is_checked: true });
  await move(id, 'complete', { stage_number: 1 });
  await move(id, 'rollback', { target_stage: 1, reason: 'ลูกค้าเปลี่ยนความต้องการ' });
  const stages = await one.ask(listStagesRoute, { params: { id } });
  expect(stages[0]).toMatchObject({
    pass: 2,
    checklist: [
      { tableName: 'หน้าจอ', isChecked: false, rows: [{ state: 'open' }, { state: 'open' }] },
      { tableName: 'ข้อมูล' },
    ],
  });
  const before = await one.ask(routes.getChecklistRoute, {
    params: { id, stage: 1 },
    query: { pass: 1 },
  });
  expect(before.checklist[0]).toMatchObject({ id: table?.id, isChecked: true });
});

it('a header with the name of a field of the row is found among its cells', async () => {
  const id = await startedSow();
  const [table] = await uploaded(id, 'Table: ก\nid,__proto__,isChecked\n1,2,3');
  expect(table?.headers).toEqual(['id', '__proto__', 'isChecked']);
  expect(table?.rows[0]).toMatchObject({ cells: ['1', '2', '3'], isChecked: false });
});
