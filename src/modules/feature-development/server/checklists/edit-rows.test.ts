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
let administrator: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  one = await signIn(app, await addUser(app));
  administrator = await signIn(app);
});
afterAll(() => app.close());

async function move(id: string, command: string, body: object) {
  expect((await one.call('POST', `/v1/sows/${id}/${command}-stage`, { body })).status).toBe(200);
}

const eventsOf = async (id: string) => {
  const rows = await queryRows<{ name: string }>(
    app,
    `select name from event_log where entity = 'sow' and entity_id = $1 order by sequence`,
    [id],
  );
  return rows.map(({ name }) => name.replace('feature-development.checklist_', ''));
};

describe('a row', () => {
  const rowsOf = (id: string, stage: number) => ({
    add: (cells: string[], table_id?: string) =>
      one.ask(routes.addChecklistRowRoute, { params: { id, stage }, body: { cells, table_id } }),
    change: (row: string, body: object) =>
      one.ask(routes.changeChecklistRowRoute, { params: { id, stage, row }, body }),
    remove: (row: string) =>
      one.ask(routes.removeChecklistRowRoute, { params: { id, stage, row } }),
    texts: async () =>
      (await stageOf(id, stage))?.checklist.flatMap(({ rows }) =>
        rows.map(({ cells }) => cells.join('|')),
      ),
  });
  const stageOf = async (id: string, stage: number) =>
    (await one.ask(listStagesRoute, { params: { id } }))[stage - 1];

  it('is added, changed, moved, ticked and removed by hand, before and after the start of its stage', async () => {
    const { id } = await createSow(one);
    const list = rowsOf(id, 2);
    await list.add(['เตรียมแบบฟอร์ม']);
    await list.add(['นัดห้องแล็บ']);
    const [table] = (await list.add(['ถ่ายรูปตัวอย่าง'])).checklist;
    expect(table).toMatchObject({ tableName: 'เช็กลิสต์', headers: ['รายการ'] });
    const [draft, lab, photo] = table?.rows.map((row) => row.id) ?? [];
    await list.change(photo ?? '', { place: 0 });
    await list.change(lab ?? '', { cells: ['นัดห้องแล็บกลาง'], version: 1 });
    expect(await list.texts()).toEqual(['ถ่ายรูปตัวอย่าง', 'เตรียมแบบฟอร์ม', 'นัดห้องแล็บกลาง']);
    const stale = { cells: ['อื่น'], version: 1 };
    const path = `/v1/feature-development/sows/${id}/stages/2/checklist/rows/${lab}`;
    expect(await one.call('PATCH', path, { body: stale })).toMatchObject({
      status: 409,
      body: { current: { cells: ['นัดห้องแล็บกลาง'] } },
    });
    await list.remove(draft ?? '');
    expect(await list.texts()).toEqual(['ถ่ายรูปตัวอย่าง', 'นัดห้องแล็บกลาง']);

    await move(id, 'start', { stage_number: 1 });
    await move(id, 'complete', { stage_number: 1, start_next: true });
    await list.add(['ส่งผล']);
    const marked = await one.ask(routes.markChecklistRoute, {
      params: { id, stage: 2 },
      body: { item_id: lab ?? '', is_checked: true },
    });
    expect(marked.table.rows.map(({ isChecked }) => isChecked)).toEqual([false, true, false]);
    // A remark is found by the place that the row has now.
    const remarked = await one.ask(routes.remarkChecklistRoute, {
      params: { id, stage: 2 },
      body: { table_id: table?.id ?? '', row_index: 1, remark: 'ห้อง 3' },
    });
    expect(remarked.table.rows[1]).toMatchObject({ id: lab, remark: 'ห้อง 3' });
    await list.remove(photo ?? '');
    await list.remove(lab ?? '');
    expect(await list.texts()).toEqual(['ส่งผล']);
    await move(id, 'complete', { stage_number: 2 });
    const body = { cells: ['สายไป'] };
    expect(
      await one.call('POST', `/v1/feature-development/sows/${id}/stages/2/checklist/rows`, {
        body,
      }),
    ).toMatchObject({ status: 409, body: { code: 'feature-development.checklist_locked' } });
    expect(await eventsOf(id)).toEqual(
      expect.arrayContaining(['row_added', 'row_moved', 'row_changed', 'row_removed']),
    );
  });

  it('that is added first brings the template of the stage along, which the start then leaves as it is', async () => {
    const { id } = await createSow(one);
    await administrator.ask(templates.saveTemplateRoute, {
      params: { stage: 5 },
      body: {
        tables: [{ tableName: 'มาตรฐาน', headers: ['ข้อ', 'ผู้ตรวจ'], rows: [['ตรวจ', 'QA']] }],
        note: '',
        version: 0,
      },
    });
    const list = rowsOf(id, 5);
    const [table] = (await list.add(['เพิ่มเอง'])).checklist;
    expect(table?.rows.map(({ cells }) => cells)).toEqual([
      ['ตรวจ', 'QA'],
      ['เพิ่มเอง', ''],
    ]);
    for (const stage_number of [1, 2, 3, 4]) {
      await move(id, 'start', { stage_number });
      await move(id, 'complete', { stage_number });
    }
    await move(id, 'start', { stage_number: 5 });
    expect(await list.texts()).toEqual(['ตรวจ|QA', 'เพิ่มเอง|']);
  });

  it('needs a text, a table of its stage and no more cells than columns', async () => {
    const { id } = await createSow(one);
    const path = `/v1/feature-development/sows/${id}/stages/1/checklist/rows`;
    const refused = (body: object) => one.call('POST', path, { body });
    expect(await refused({ cells: [' '] })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'cells', message: 'กรุณากรอกรายการ' }] },
    });
    expect((await refused({ cells: ['ก', 'ข'] })).status).toBe(400);
    expect((await refused({ cells: ['ก'], table_id: id })).status).toBe(404);
    const [other1] = (await rowsOf((await createSow(one)).id, 1).add(['ของงานอื่น'])).checklist;
    const foreign = `${path}/${other1?.rows[0]?.id}`;
    expect((await one.call('DELETE', foreign)).status).toBe(404);
  });
});
