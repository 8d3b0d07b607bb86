import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as routes from '#modules/engines/contract/engines.ts';
import { engineHistoryRoute } from '#modules/engines/contract/history.ts';
import { listUsesRoute } from '#modules/engines/contract/uses.ts';
import { readInbox } from '#tests/support/inbox.ts';
import { scopeOf } from '#modules/identity/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createEngine, dependentOn } from '../testing/engines.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { findEngines, findEnginesByCode, findEnginesByText, setUses } from '../public.ts';

let app: TestApp;
let keeper: SignedIn;
let scope: Scope;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
  scope = await scopeOf(app.context, { ...keeper, requestId: 'test' });
});
afterAll(() => app.close());

const inCompany = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  app.context.database.inCompany(scope, work);
const get = async (id: string) =>
  (await keeper.ask(routes.engineRoutes.get, { params: { id } })).data;
describe('an engine', () => {
  it('is registered, found by its code in any case, changed, and deleted', async () => {
    const made = await createEngine(keeper, { code: 'Cane-Price', name: 'ราคาอ้อย' });
    expect(made).toMatchObject({ status: 'active', version: 1, used_in_count: 0, module_count: 0 });
    const found = await keeper.ask(routes.getEngineByCodeRoute, { params: { code: 'cane-PRICE' } });
    expect(found.data).toEqual(made);

    const change = { ...fields(made), name: 'ราคาอ้อยขั้นต้น' };
    const { data: renamed } = await keeper.ask(routes.engineRoutes.update, {
      params: made,
      body: change,
    });
    expect(renamed).toMatchObject({ name: 'ราคาอ้อยขั้นต้น', version: 1 });
    const history = await keeper.ask(engineHistoryRoute, { params: made, query: {} });
    expect(history.data[0]?.changes).toContainEqual(
      expect.objectContaining({ before: 'ราคาอ้อย', after: 'ราคาอ้อยขั้นต้น' }),
    );
    const late = await keeper.call('PUT', `/v1/engines/${made.id}`, { body: change });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ current: renamed });

    expect((await keeper.call('DELETE', `/v1/engines/${made.id}`)).status).toBe(204);
    expect((await keeper.call('GET', `/v1/engines/${made.id}`)).status).toBe(404);
  });

  it('has a code of its own, whatever its case, and may share its name, which is reported', async () => {
    const made = await createEngine(keeper, { code: 'TWIN', name: 'ฝาแฝด' });
    const taken = await keeper.call('POST', '/v1/engines', {
      body: { code: 'twin', name: 'อีกตัว', type: 'rule' },
    });
    expect(taken).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'code', code: 'engines:errors.code_taken' }] },
    });
    const ask = async (exclude_id?: string) =>
      (await keeper.ask(routes.checkDuplicateRoute, { body: { name: ' ฝาแฝด ', exclude_id } }))
        .data;
    expect(await ask()).toMatchObject({ is_duplicate: true, engine: { id: made.id } });
    expect(await ask(made.id)).toEqual({ is_duplicate: false, engine: null });
  });

  it('goes from status to status only as allowed, and a draft is never made again', async () => {
    const made = await createEngine(keeper, { status: 'draft' });
    const move = (engine: { updated_at: string }, status: string) =>
      keeper.call('POST', `/v1/engines/${made.id}/status`, {
        body: { status, updated_at: engine.updated_at },
      });
    expect(await move(made, 'deprecated')).toMatchObject({
      status: 409,
      body: { code: 'engines.move_not_allowed' },
    });
    expect((await move(made, 'active')).status).toBe(200);
    const active = await get(made.id);
    expect(active.status).toBe('active');
    const back = await move(active, 'draft');
    expect(back.body).toMatchObject({
      message: 'เปลี่ยนสถานะจาก “ใช้งาน” เป็น “ฉบับร่าง” ไม่ได้',
    });
  });

  it('notifies the person who registered it when somebody else deprecates it, and not those who do it themselves', async () => {
    const other = await signIn(app, await addUser(app, { role: 'manager' }));
    const notices = async (code: string) => {
      const inbox = await readInbox(app, keeper);
      return inbox.filter(({ title }) => title.includes(code)).map(({ tone }) => tone);
    };
    for (const [code, who] of [
      ['NOTIFIED', other],
      ['SILENT', keeper],
    ] as const) {
      const { id, updated_at } = await createEngine(keeper, { code });
      await who.ask(routes.moveEngineRoute, {
        params: { id },
        body: { status: 'deprecated', updated_at },
      });
    }
    expect(await notices('(NOTIFIED)')).toEqual(['warning']);
    expect(await notices('(SILENT)')).toEqual([]);
  });

  it('gives way only to another that is active', async () => {
    const old = await createEngine(keeper);
    const draft = await createEngine(keeper, { status: 'draft' });
    const heir = await createEngine(keeper);
    const deprecate = (replacement_id: string) =>
      keeper.call('POST', `/v1/engines/${old.id}/status`, {
        body: { status: 'deprecated', replacement_id, updated_at: old.updated_at },
      });
    for (const unfit of [old.id, draft.id, newId()]) {
      expect(await deprecate(unfit)).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'replacement_id' }] },
      });
    }
    expect((await deprecate(heir.id)).status).toBe(200);
    expect(await get(old.id)).toMatchObject({ replacement: { code: heir.code } });
    expect(await keeper.call('DELETE', `/v1/engines/${heir.id}`)).toMatchObject({
      status: 409,
      body: { code: 'engines.replaces_others' },
    });
  });
});

describe('what uses engines', () => {
  it.each(['deprecated', 'inactive'] as const)(
    'keeps them from becoming %s unless it was seen, and has a replacement or a last day',
    async (status) => {
      const [one, heir] = [await createEngine(keeper), await createEngine(keeper)];
      const users = [dependentOn([one.id]), dependentOn([one.id])];
      await inCompany((tx) => setUses(tx, scope, [users]));
      const move = async (way: object) =>
        keeper.call('POST', `/v1/engines/${one.id}/status`, {
          body: { status, updated_at: (await get(one.id)).updated_at, ...way },
        });
      const code = 'engines:errors.replacement_or_last_day';
      expect(await move({ uses_seen: 2 })).toMatchObject({
        status: 400,
        body: {
          fields: [
            { path: 'replacement_id', code },
            { path: 'retires_on', code },
          ],
        },
      });
      expect(await move({ uses_seen: 1, replacement_id: heir.id })).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'uses_seen', code: 'engines:errors.uses_not_seen' }] },
      });
      expect((await get(one.id)).status).toBe('active');
      expect((await move({ uses_seen: 2, replacement_id: heir.id })).status).toBe(200);
      const moved = await get(one.id);
      expect(moved).toMatchObject({ status, replacement: { id: heir.id } });

      const change = { ...fields(moved), logic: moved.logic };
      const save = (way: object) =>
        keeper.call('PUT', `/v1/engines/${one.id}`, { body: { ...change, ...way } });
      expect((await save({})).status).toBe(400);
      expect((await save({ retires_on: '2999-12-31' })).status).toBe(200);
    },
  );

  it('keeps the form of an engine from taking it out of use as well', async () => {
    const one = await createEngine(keeper);
    await inCompany((tx) => setUses(tx, scope, [[dependentOn([one.id])]]));
    const body = { ...fields(await get(one.id)), status: 'inactive', retires_on: '2999-12-31' };
    const save = (seen: object) =>
      keeper.call('PUT', `/v1/engines/${one.id}`, { body: { ...body, ...seen } });
    expect(await save({})).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'uses_seen' }] },
    });
    expect((await save({ uses_seen: 1 })).status).toBe(200);
  });

  it('is counted, listed with what cannot do without first, and keeps them from being deleted', async () => {
    const [one, other] = [await createEngine(keeper), await createEngine(keeper)];
    const output = dependentOn([one.id, other.id], { name_th: 'ใบชั่งอ้อย' });
    const field = dependentOn([], {
      kind: 'analytic_field',
      name_th: 'ยอดรวม',
      module_code: 'FINANCE',
      uses: [{ engine_id: one.id, required: false }],
    });
    await inCompany((tx) => setUses(tx, scope, [[output, field]]));
    expect(await get(one.id)).toMatchObject({ used_in_count: 2, module_count: 2 });
    const uses = await keeper.ask(listUsesRoute, { params: one, query: {} });
    expect(uses).toMatchObject({ total: 2, total_pages: 1 });
    expect(uses.data.map(({ name, required }) => [name, required])).toEqual([
      ['ใบชั่งอ้อย', true],
      ['ยอดรวม', false],
    ]);
    const refused = await keeper.call('DELETE', `/v1/engines/${one.id}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'engines.in_use' } });
    expect(refused.body).toHaveProperty('message', expect.stringContaining('2 รายการ'));
    expect(refused.body).toHaveProperty('message', expect.stringContaining('ใบชั่งอ้อย'));

    await inCompany((tx) =>
      setUses(tx, scope, [[{ ...output, uses: [] }], [{ ...field, uses: [] }]]),
    );
    expect((await keeper.call('DELETE', `/v1/engines/${one.id}`)).status).toBe(204);
  });

  it('is replaced as a whole each time, and never points at an engine that is not there', async () => {
    const [one, other] = [await createEngine(keeper), await createEngine(keeper)];
    const output = dependentOn([one.id]);
    await inCompany((tx) => setUses(tx, scope, [[output]]));
    const moved = { ...output, uses: [{ engine_id: other.id, required: true }] };
    await inCompany((tx) => setUses(tx, scope, [[moved]]));
    expect([(await get(one.id)).used_in_count, (await get(other.id)).used_in_count]).toEqual([
      0, 1,
    ]);
    const lost = { ...output, uses: [{ engine_id: newId(), required: true }] };
    await expect(inCompany((tx) => setUses(tx, scope, [[lost]]))).rejects.toThrow(
      'insert into "engine_uses"',
    );
    expect((await get(other.id)).used_in_count).toBe(1);
  });
});

describe('engines for neighbours', () => {
  it('are found by codes as people write them, and unknown codes are named', async () => {
    const made = await createEngine(keeper, { code: 'Tare-01' });
    const { found, unknown } = await inCompany((tx) =>
      findEnginesByCode(tx, scope, ['TARE-๐๑', 'tare-01', 'nobody', 'nobody']),
    );
    expect([...found].map(([code, engine]) => [code, engine.id])).toEqual([
      ['TARE-๐๑', made.id],
      ['tare-01', made.id],
    ]);
    expect(unknown).toEqual(['nobody']);
    const [named] = await inCompany((tx) => findEngines(tx, scope, [made.id, newId()]));
    expect(named).toMatchObject({ code: 'Tare-01', status: 'active' });
  });

  it('are found by text: the exact one among many, words inside Thai, and slips of the finger', async () => {
    const exact = await createEngine(keeper, { code: 'MOIST', name: 'ค่าความชื้นอ้อย' });
    for (let n = 1; n <= 3; n += 1)
      await createEngine(keeper, { code: `MOIST-${n}`, name: `ชื้น ${n}` });
    const find = async (text: string) => {
      const rows = await inCompany((tx) => findEnginesByText(tx, { text, limit: 2 }));
      return rows.map(({ code }) => code);
    };
    expect(await find('moist')).toEqual([exact.code, 'MOIST-3']);
    expect(await find('ความชื้น')).toEqual(['MOIST']);
    await createEngine(keeper, { code: 'HARVEST-PLAN', name: 'Harvest planning' });
    expect(await find('harvset')).toEqual([]);
    expect(await find('harvest planing')).toEqual(['HARVEST-PLAN']);
    expect(await find('%_')).toEqual([]);
  });
});

it('the list is filtered, searched and paged by tens, and the figures add up', async () => {
  for (let n = 1; n <= 12; n += 1) {
    await createEngine(keeper, { name: `กติกาหมายเลข ${n}`, type: 'workflow', tags: ['คิวรถ'] });
  }
  const list = (query: object) => keeper.ask(routes.engineRoutes.list, { query });
  const all = await list({ engine_type: 'workflow', search: 'คิวรถ' });
  expect([all.data.length, all.total, all.total_pages, all.page_size]).toEqual([10, 12, 2, 10]);
  const last = await list({ engine_type: 'workflow', search: 'กติกา', page: 2, sort: 'name' });
  expect(last.data).toHaveLength(2);
  expect((await list({ in_use: 'yes', engine_type: 'workflow' })).total).toBe(0);
  expect((await list({ in_use: 'no', engine_type: 'workflow' })).total).toBe(12);
  const { data } = await keeper.ask(routes.engineStatisticsRoute, {});
  expect(data.engines_by_type.workflow).toBe(12);
  expect(Object.values(data.engines_by_type).reduce((sum, n) => sum + n)).toBe(data.total_engines);
});

/** What the form of an engine sends back. */
function fields({
  name,
  type,
  status,
  description,
  logic,
  tags,
  updated_at,
}: Awaited<ReturnType<typeof get>>) {
  const lasting = { replacement_id: null, retires_on: null };
  return { name, type, status, description, logic, tags, updated_at, ...lasting };
}
