import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as several from '#modules/feature-development/contract/several.ts';
import { sowRoutes } from '#modules/feature-development/contract/sows.ts';
import { valueStreamRoutes } from '#modules/feature-development/contract/value-streams.ts';
import { th } from '#platform/contract/texts/th.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import {
  addCompany,
  addUser,
  signIn,
  type AddedUser,
  type SignedIn,
} from '#tests/support/sign-in.ts';
import {
  createSop,
  createSow,
  createValueStream,
  findDisagreements,
  moveSow,
} from '../testing/tracking.ts';

let app: TestApp;
let me: AddedUser;
let keeper: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  me = await addUser(app, { role: 'manager' });
  keeper = await signIn(app, me);
  stranger = await signIn(app, await addUser(app, { companyId: await addCompany(app) }));
});
afterAll(() => app.close());

const sow = (id: string) => keeper.ask(sowRoutes.get, { params: { id } });

describe('several records', () => {
  it('are changed by one call: those that are refused stay as they were, each with its reason', async () => {
    const { id: sop_id } = await createSop(keeper);
    const first = await createSow(keeper, { sop_id, tags: ['ก', 'ข'] });
    const second = await createSow(keeper, { sop_id, start_date: '2026-05-01' });
    const moved = await createSow(keeper, { sop_id });
    await moveSow(keeper, moved.id, { kind: 'start', stage: 1 });
    const foreign = await createSow(stranger);
    const answer = await keeper.ask(several.changeSowsRoute, {
      body: {
        rows: [first, second, moved, foreign].map(({ id, version }) => ({ id, version })),
        assignee_id: me.employeeId,
        due_date: '2026-03-01',
        add_tags: ['ค', 'ข'],
        remove_tags: ['ก'],
      },
    });
    expect(answer).toEqual({
      done: [first.id],
      refused: [
        {
          id: second.id,
          code: 'feature-development:errors.due_before_start',
          message: 'วันครบกำหนดต้องไม่ก่อนวันที่เริ่ม',
        },
        { id: moved.id, code: 'conflict', message: th.errors.conflict },
        { id: foreign.id, code: 'not_found', message: th.errors.not_found },
      ],
    });
    expect(await sow(first.id)).toMatchObject({
      assignee_id: me.employeeId,
      due_date: '2026-03-01',
      tags: ['ข', 'ค'],
      version: 2,
    });
    expect(await sow(second.id)).toMatchObject({ assignee_id: null, tags: [], version: 1 });
  });

  it('have their status set with one reason, or follow the work again', async () => {
    const made = [await createSow(keeper), await createSow(keeper)];
    const rows = made.map(({ id, version }) => ({ id, version }));
    const path = '/v1/feature-development/sows/changes';
    expect(
      await keeper.call('POST', path, { body: { rows, manual_status: 'On Hold' } }),
    ).toMatchObject({ status: 400, body: { fields: [{ path: 'status_reason' }] } });
    const body = { rows, manual_status: 'On Hold' as const, status_reason: 'รอลูกค้า' };
    expect((await keeper.ask(several.changeSowsRoute, { body })).done).toHaveLength(2);
    expect(await sow(made[0]?.id ?? '')).toMatchObject({
      status: 'On Hold',
      status_reason: 'รอลูกค้า',
    });
    const next = rows.map(({ id }) => ({ id, version: 2 }));
    await keeper.ask(several.changeSowsRoute, { body: { rows: next, manual_status: null } });
    expect(await sow(made[1]?.id ?? '')).toMatchObject({ status: 'Pending', status_reason: '' });
  });

  it('are deleted by one call, but none that others are below, and the sums above stay right', async () => {
    const full = await createValueStream(keeper, { name: 'หีบอ้อย' });
    const empty = await createValueStream(keeper);
    const below = await createSop(keeper, { value_stream_id: full.id });
    const work = [
      await createSow(keeper, { sop_id: below.id, current_stage: 20 }),
      await createSow(keeper, { sop_id: below.id }),
    ];
    const ids = [full.id, empty.id];
    const refused = await keeper.ask(several.deleteValueStreamsRoute, { body: { ids } });
    expect(refused).toMatchObject({
      done: [empty.id],
      refused: [{ id: full.id }],
    });
    expect(refused.refused[0]?.message).toContain('SOP 1');
    const answer = await keeper.ask(several.deleteSowsRoute, {
      body: { ids: work.map(({ id }) => id) },
    });
    expect(answer.done).toHaveLength(2);
    const stream = await keeper.ask(valueStreamRoutes.get, { params: full });
    expect(stream).toMatchObject({ total_sows: 0, completed_sows: 0, progress: 0 });
    expect(await findDisagreements(app)).toEqual([]);
    const sops = await keeper.ask(several.deleteSopsRoute, { body: { ids: [below.id] } });
    expect(sops.done).toEqual([below.id]);
    const viewer = await signIn(app, await addUser(app, { role: 'viewer' }));
    const path = '/v1/feature-development/sows/deletions';
    expect((await viewer.call('POST', path, { body: { ids: [full.id] } })).status).toBe(403);
  });
});
