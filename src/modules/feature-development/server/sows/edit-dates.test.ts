import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listActivityRoute } from '#modules/feature-development/contract/activity.ts';
import { editSowRoute, sow, sowRoutes } from '#modules/feature-development/contract/sows.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createSow } from '../testing/tracking.ts';

let app: TestApp;
let planner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  planner = await signIn(app);
});

afterAll(() => app.close());

const planned = () =>
  createSow(planner, {
    start_date: '2026-11-10',
    due_date: '2026-11-20',
    tags: ['ห้องแล็บ'],
    description: 'stays',
  });

describe('replanning a SOW', () => {
  it('changes its dates and nothing else, and the history has the old and the new ones', async () => {
    const before = await planned();
    const plan = { start_date: '2026-12-01', due_date: '2026-12-11' };
    const body = { ...plan, version: before.version };
    const after = await planner.ask(editSowRoute, { params: { id: before.id }, body });
    expect(after).toMatchObject({ ...plan, version: before.version + 1 });
    expect(after).toMatchObject({ tags: ['ห้องแล็บ'], description: 'stays', name: before.name });
    const events = await queryRows(
      app,
      `select before->>'due_date' as was, after->>'due_date' as is, name from event_log
       where entity_id = $1 and name = 'feature-development.sow_updated'`,
      [before.id],
    );
    expect(events).toMatchObject([{ was: '2026-11-20', is: '2026-12-11' }]);
    const { data } = await planner.ask(listActivityRoute, { params: { id: before.id } });
    expect(data[0]?.dates).toEqual([
      { field: 'start_date', before: '2026-11-10', after: '2026-12-01' },
      { field: 'due_date', before: '2026-11-20', after: '2026-12-11' },
    ]);
  });

  it('is refused with the stored SOW where somebody changed it meanwhile', async () => {
    const { id, version } = await planned();
    const body = { start_date: null, due_date: '2027-01-01', version };
    await planner.ask(editSowRoute, { params: { id }, body });
    const again = { ...body, due_date: '2027-02-02' };
    const answer = await planner.call('PATCH', `/v1/sows/${id}`, { body: again });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ current: { due_date: '2027-01-01', start_date: null } });
    const stored = sow.parse(await planner.ask(sowRoutes.get, { params: { id } }));
    expect(stored.due_date).toBe('2027-01-01');
  });

  it.each([
    ['a due date before the start', { start_date: '2026-11-10', due_date: '2026-11-09' }],
    ['a day that does not exist', { start_date: null, due_date: '2026-02-31' }],
  ])('refuses %s at the due date', async (_what, dates) => {
    const { id, version } = await planned();
    const answer = await planner.call('PATCH', `/v1/sows/${id}`, {
      body: { ...dates, version },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ path: 'due_date' }] });
  });

  it('needs the permission to change SOWs', async () => {
    const { id, version } = await planned();
    const permissions = ['feature-development:read', 'feature-development:move'] as const;
    const reader = await signIn(app, await addUser(app, { permissions }));
    const body = { start_date: null, due_date: null, version };
    expect((await reader.call('PATCH', `/v1/sows/${id}`, { body })).status).toBe(403);
  });
});
