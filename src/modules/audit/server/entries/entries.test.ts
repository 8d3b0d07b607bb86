import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as routes from '#modules/audit/contract/entries.ts';
import { createDepartmentRoute } from '#modules/directory/contract/organization.ts';
import { createEmployeeRoute, updateEmployeeRoute } from '#modules/directory/contract/employees.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { refuseTooMany } from './entries.queries.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'administrator', username: 'keeper' }));
});
afterAll(() => app.close());

const employee = {
  code: 'A-1',
  first_name_th: 'มานี',
  last_name_th: 'มีนา',
  first_name: 'Manee',
  last_name: 'Meena',
  email: null,
  phone: null,
  department_id: null,
  position_id: null,
  manager_id: null,
};

const RECORD = '01a20680-06f7-74cd-b9a3-d12fa34896df';

interface Recorded {
  readonly name: string;
  readonly entity: string;
  readonly before?: object;
  readonly after?: object;
}

/** An event of a record that does not exist. */
async function recordHere(to: TestApp, { name, entity, before, after }: Recorded): Promise<void> {
  await queryRows(
    to,
    `insert into event_log (company_id, name, entity, entity_id, request_id, before, after)
     values (1, $1, $2, $3, 'test', $4, $5)`,
    [name, entity, RECORD, before ?? null, after ?? null],
  );
}

const list = (query: Record<string, string> = {}) => keeper.ask(routes.listAuditRoute, { query });

describe('the history', () => {
  it('shows who did what to which record, with before and after as readable text', async () => {
    const made = await keeper.ask(createEmployeeRoute, { body: employee });
    await keeper.ask(updateEmployeeRoute, {
      params: { id: made.id },
      body: { ...employee, phone: '081 111 1111', updated_at: made.updated_at },
    });
    const record = { entity: 'employee', record: String(made.id) };
    const { data, next } = await list(record);
    expect(next).toBeNull();
    expect(data.map(({ what }) => what)).toEqual(['แก้ไขพนักงาน', 'เพิ่มพนักงาน']);
    expect(data[0]).toMatchObject({
      who: 'keeper ทดสอบ',
      kind: 'พนักงาน',
      name: 'มานี มีนา',
      changes: [{ field: 'phone', label: 'โทรศัพท์', before: null, after: '081 111 1111' }],
    });
    const english = await keeper.ask(routes.listAuditRoute, {
      query: record,
      headers: { 'accept-language': 'en' },
    });
    expect(english.data[1]).toMatchObject({ what: 'Employee added', name: 'Manee Meena' });
    const signsIn = english.data[1]?.changes.find(({ field }) => field === 'signs_in');
    expect(signsIn).toEqual({ field: 'signs_in', label: 'Signs in', before: null, after: 'No' });
  });

  it('names records and values instead of showing their ids and keys, also of what is gone', async () => {
    const department = await keeper.ask(createDepartmentRoute, {
      body: { name_th: 'ฝ่ายไร่', name_en: 'Fields' },
    });
    await recordHere(app, {
      name: 'directory.position_updated',
      entity: 'position',
      after: { department_id: department.id },
    });
    const [moved] = (await list({ entity: 'position', record: RECORD })).data;
    expect(moved).toMatchObject({
      name: 'ตำแหน่ง',
      changes: [{ label: 'แผนก', before: null, after: 'ฝ่ายไร่' }],
    });
    await recordHere(app, {
      name: 'feature-development.stage_started',
      entity: 'sow',
      before: { status: 'Pending', due_date: '2026-11-23', comment_id: crypto.randomUUID() },
      after: { status: 'In Progress', due_date: '2026-12-31' },
    });
    await recordHere(app, {
      name: 'engines.deleted',
      entity: 'engine',
      before: { name: 'คิดค่าอ้อย' },
    });
    await recordHere(app, {
      name: 'engines.updated',
      entity: 'engine',
      after: { status: 'active' },
    });
    const [engine] = (await list({ entity: 'engine', record: RECORD })).data;
    expect(engine).toMatchObject({
      name: 'คิดค่าอ้อย',
      changes: [{ label: 'สถานะ', before: null, after: 'ใช้งาน' }],
    });
    await recordHere(app, {
      name: 'engines.deleted',
      entity: 'engine',
      before: { name: 'คิดค่าอ้อยสด' },
    });
    const named = (await list({ entity: 'engine', record: RECORD })).data;
    // By its last name, where an event has none of its own.
    expect(named.map(({ name }) => name)).toEqual(['คิดค่าอ้อยสด', 'คิดค่าอ้อยสด', 'คิดค่าอ้อย']);
    const [sow] = (await list({ entity: 'sow', record: RECORD })).data;
    expect(sow?.name).toBe('SOW');
    expect(sow?.changes).toEqual([
      { field: 'status', label: 'สถานะ', before: 'ยังไม่เริ่ม', after: 'กำลังทำ' },
      expect.objectContaining({ field: 'due_date', before: '23 พ.ย. 2569', after: '31 ธ.ค. 2569' }),
    ]);
  });

  it('is read page by page, each entry once, and filtered by person, action and days in Bangkok', async () => {
    await queryRows(
      app,
      `insert into event_log (company_id, at, name, entity, entity_id, user_id, request_id)
       select 1, timestamptz '2020-01-01T16:59:59Z' + make_interval(secs => n), 'agents.created',
         'agent', 'old-' || n, $1, 'test' from generate_series(0, 4) n`,
      [keeper.userId],
    );
    const days = { from: '2020-01-02', to: '2020-01-02' };
    const seen: string[] = [];
    let before: number | null = null;
    do {
      const page = await list({
        ...days,
        person: keeper.userId,
        event: 'agents.created',
        limit: '3',
        ...(before === null ? {} : { before: String(before) }),
      });
      seen.push(...page.data.map(({ entity_id }) => entity_id));
      before = page.next;
    } while (before !== null);
    // The first of the five happened a second before midnight.
    expect(seen).toEqual(['old-4', 'old-3', 'old-2', 'old-1']);
    const eve = await list({ from: '2020-01-01', to: '2020-01-01' });
    expect(eve.data.map(({ entity_id }) => entity_id)).toEqual(['old-0']);
  });

  it('offers what it can be filtered by', async () => {
    const { events, people, entities } = await keeper.ask(routes.auditChoicesRoute, {});
    expect(events).toContainEqual({ value: 'directory.employee_created', label: 'เพิ่มพนักงาน' });
    expect(entities).toContainEqual({ value: 'employee', label: 'พนักงาน' });
    expect(people).toContainEqual({ value: keeper.userId, label: 'keeper' });
  });

  it('is exported as it is filtered, which is also recorded in the history', async () => {
    const { url } = await keeper.ask(routes.createAuditExportRoute, {
      body: { format: 'csv', entity: 'employee' },
    });
    const answer = await fetch(`${app.address}${url}`);
    const rows: string[][] = parse(Buffer.from(await answer.arrayBuffer()), { bom: true });
    expect(rows[0]?.slice(0, 3)).toEqual(['เวลา', 'ผู้ทำ', 'สิ่งที่ทำ']);
    expect(rows[1]?.slice(1, 3)).toEqual(['keeper ทดสอบ', 'แก้ไขพนักงาน']);
    const [exported] = (await list({ entity: 'export' })).data;
    expect(exported).toMatchObject({ who: 'keeper ทดสอบ', name: 'ประวัติการใช้งาน' });
    expect(exported?.changes.map(({ field, after }) => [field, after])).toEqual([
      ['entity', 'employee'],
      ['format', 'csv'],
    ]);
  });

  it('is exported whole, and refuses to when it is more than a sheet can take', async () => {
    const { companyId } = keeper;
    const within = (most: number) =>
      app.context.database.inCompany({ companyId }, (tx) =>
        refuseTooMany(tx, { companyId, language: 'th' }, { event: 'agents.created', most }),
      );
    await expect(within(5)).resolves.toBeUndefined();
    await expect(within(4)).rejects.toMatchObject({ code: 'audit.too_many_entries' });
  });

  it('shows employees by name where an event has only their ids', async () => {
    await queryRows(
      app,
      `insert into event_log (company_id, name, entity, entity_id, user_id, request_id, after)
       select 1, 'feature-development.stage_assigned', 'sow', 'assigned', $1, 'test',
         jsonb_build_object('assignee_ids', jsonb_agg(id order by id), 'stage_number', 3)
       from employees where company_id = 1 and first_name in ('keeper', 'Manee')`,
      [keeper.userId],
    );
    const [entry] = (await list({ record: 'assigned' })).data;
    expect(entry?.changes.map(({ label, after }) => [label, after])).toEqual([
      ['ผู้รับผิดชอบ', 'keeper ทดสอบ, มานี มีนา'],
      ['ขั้นตอนที่', '3'],
    ]);
  });

  it('names employees in the language of the reader, also where an event has a name beside the id', async () => {
    await queryRows(
      app,
      `insert into event_log (company_id, name, entity, entity_id, user_id, request_id, after)
       select 1, 'farmer-quotas.verified', 'farmer_quota', 'verified', $1, 'test',
         jsonb_build_object('verified_by', id, 'verified_by_name', 'มานี มีนา')
       from employees where company_id = 1 and first_name = 'Manee'`,
      [keeper.userId],
    );
    const { data } = await keeper.ask(routes.listAuditRoute, {
      query: { record: 'verified' },
      headers: { 'accept-language': 'en' },
    });
    expect(data[0]?.changes).toMatchObject([{ label: 'Verified by', after: 'Manee Meena' }]);
  });

  it('writes measured figures no longer than people read them, and whole ones as they are', async () => {
    await recordHere(app, {
      name: 'land-plots.shape_stored',
      entity: 'plot_shape',
      after: { source: 'drawn', measured_square_metres: 20096.364593895152, ratoon_number: 2569 },
    });
    const [entry] = (await list({ entity: 'plot_shape', record: RECORD })).data;
    const written = entry?.changes.map(({ field, after }) => [field, after]) ?? [];
    expect(Object.fromEntries(written)).toEqual({
      source: 'วาดบนแผนที่',
      measured_square_metres: '20,096.365',
      ratoon_number: '2569',
    });
  });

  it('describes an action on many records as one', async () => {
    await queryRows(
      app,
      `insert into event_log (company_id, name, entity, entity_id, user_id, request_id)
       values (1, 'directory.employees_imported', 'employee', 'import', $1, 'test')`,
      [keeper.userId],
    );
    const { data } = await list({ entity: 'employee', record: 'import' });
    expect(data).toMatchObject([{ name: 'การนำเข้าจากไฟล์' }]);
  });

  it('shows nobody what happened in another company, and nothing to people without the permission', async () => {
    const companyId = await addCompany(app);
    const neighbour = await signIn(app, await addUser(app, { companyId, role: 'administrator' }));
    const theirs = await neighbour.ask(routes.listAuditRoute, { query: { entity: 'employee' } });
    expect(theirs.data).toEqual([]);
    const staff = await signIn(app, await addUser(app, { role: 'manager' }));
    expect((await staff.call('GET', '/v1/audit')).status).toBe(403);
  });

  it('is narrowed to what one person did, to one kind of record and to both', async () => {
    const other = await signIn(
      app,
      await addUser(app, { role: 'administrator', username: 'another-keeper' }),
    );
    const madeBy = async (person: SignedIn, code: string) =>
      person.ask(createEmployeeRoute, { body: { ...employee, code } });
    await madeBy(keeper, 'NARROW-1');
    const made = await madeBy(other, 'NARROW-2');
    const of = async (query: Record<string, string>) => (await list(query)).data;
    const theirs = await of({ person: other.userId });
    expect(theirs.map(({ entity_id }) => entity_id)).toContain(String(made.id));
    expect(new Set(theirs.map(({ who }) => who))).toEqual(new Set(['another-keeper ทดสอบ']));
    const kinds = await of({ entity: 'employee' });
    expect(new Set(kinds.map(({ entity }) => entity))).toEqual(new Set(['employee']));
    expect(new Set(kinds.map(({ who }) => who)).size).toBeGreaterThan(1);
    expect(await of({ person: other.userId, entity: 'employee' })).toMatchObject([
      { entity_id: String(made.id) },
    ]);
    expect(await of({ person: other.userId, entity: 'agent' })).toEqual([]);
  });
});
