import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { listActivityRoute } from '#modules/feature-development/contract/activity.ts';
import { sowRoutes } from '#modules/feature-development/contract/sows.ts';
import { listStagesRoute } from '#modules/feature-development/contract/stages.ts';
import { phases } from '#modules/feature-development/contract/phases.ts';
import { valueStreamRoutes } from '#modules/feature-development/contract/value-streams.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { loadExamples } from './load-examples.ts';
import { soon } from '#tests/support/soon.ts';

let app: TestApp;
let mill: SignedIn;

const streams = async () =>
  (await mill.ask(valueStreamRoutes.list, { query: { sort_by: 'name' } })).data;
const sows = async () => (await mill.ask(sowRoutes.list, { query: { limit: 100 } })).data;

beforeAll(async () => {
  app = await startTestApp({ environment: { DEMO: '1' } });
  mill = await signIn(app);
  await vi.waitUntil(async () => (await streams()).length > 0, soon);
});
afterAll(() => app.close());

it('the examples have work in every phase, and sums that agree with it', async () => {
  const all = await sows();
  expect(new Set(all.map(({ phase }) => phase))).toEqual(new Set(phases));
  const found = await streams();
  expect(found).toHaveLength(3);
  for (const { id, total_sows, completed_sows, progress } of found) {
    const below = all.filter(({ value_stream_id }) => value_stream_id === id);
    const bySop = [...Map.groupBy(below, ({ sop_id }) => sop_id).values()].map(
      (some) => some.reduce((sum, sow) => sum + sow.progress, 0) / some.length,
    );
    expect(total_sows).toBe(below.length);
    expect(completed_sows).toBe(below.filter((sow) => sow.current_stage === 20).length);
    expect(progress).toBeCloseTo(bySop.reduce((sum, one) => sum + one, 0) / bySop.length, 1);
  }
});

it('each piece of work came to its stage step by step, in the past', async () => {
  const now = Date.now();
  for (const { id, current_stage } of await sows()) {
    const stages = await mill.ask(listStagesRoute, { params: { id } });
    expect(stages.filter((stage) => stage.is_complete)).toHaveLength(current_stage);
    const moments = stages.flatMap((stage) => [stage.started_at, stage.completed_at]);
    const known = moments.flatMap((moment) => (moment === null ? [] : Date.parse(moment)));
    expect(known).toEqual(known.toSorted((one, other) => one - other));
    expect(known.every((moment) => moment < now)).toBe(true);
  }
});

it('the history shows what was done in its order, with rollbacks, checklists, files and comments', async () => {
  const [back] = await queryRows(
    app,
    `select sow_id as id from sow_stages where rollback_reason is not null order by sow_id limit 1`,
  );
  const params = z.object({ id: z.string() }).parse(back);
  const { data } = await mill.ask(listActivityRoute, { params, query: { limit: 100 } });
  const times = data.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set(data.map(({ kind }) => kind)).size).toBeGreaterThan(2);
});

it('value streams and SOPs have comments of their own, which their history shows', async () => {
  const rows = await queryRows(
    app,
    `select count(sop_id)::int as sops, count(value_stream_id)::int as streams from sow_comments`,
  );
  expect(rows).toEqual([{ sops: 2, streams: 2 }]);
  const events = await queryRows(
    app,
    `select entity, count(*)::int as events from event_log
     where name = 'feature-development.comment_added' and entity <> 'sow' group by entity order by 1`,
  );
  expect(events).toEqual([
    { entity: 'sop', events: 2 },
    { entity: 'value_stream', events: 2 },
  ]);
});

it('loading the examples again adds nothing', async () => {
  await loadExamples(app.context);
  expect(await streams()).toHaveLength(3);
});
