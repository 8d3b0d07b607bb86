import { describe, expect, it } from 'vitest';
import {
  listSyncJobsRoute,
  getScheduleRoute,
  setScheduleRoute,
  type ScheduleInput,
} from '#modules/agents/contract/sync-jobs.ts';
import { addKeeper } from '../testing/agents.ts';
import { agentPerTest } from '../testing/agent-per-test.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addCompany } from '#tests/support/sign-in.ts';
import { startScheduledSync } from './start-scheduled-sync.ts';

const given = agentPerTest();

const schedule = () => given.keeper.ask(getScheduleRoute, { params: given.params() });
const setSchedule = (body: ScheduleInput) =>
  given.keeper.ask(setScheduleRoute, { params: given.params(), body });
const runs = async () =>
  (await given.keeper.ask(listSyncJobsRoute, { params: given.params() })).data;
const becomesDue = () =>
  queryRows(
    given.app,
    `update sync_schedules set next_run_at = now() - interval '3 hours' where agent_id = $1`,
    [given.agent.id],
  );
/** What a worker does for each schedule that it sees due. */
const startDue = () =>
  given.app.context.database.inCompany({ companyId: 1 }, (tx) =>
    startScheduledSync(tx, {
      companyId: 1,
      agentId: given.agent.id,
      now: new Date(),
      jobs: given.app.context.jobs,
    }),
  );

describe('a schedule', () => {
  it('is off until somebody sets it, and shows when the next run is', async () => {
    expect(await schedule()).toEqual({
      repeat: 'off',
      hour: null,
      next_run_at: null,
      set_by: null,
    });
    const daily = await setSchedule({ repeat: 'daily', hour: 6 });
    expect(daily).toMatchObject({ repeat: 'daily', hour: 6 });
    expect(daily.next_run_at).toMatch(/T23:00:00\.000Z$/);
    expect(daily.set_by).toMatch(/\S/);
    expect(await setSchedule({ repeat: 'hourly' })).toMatchObject({ repeat: 'hourly', hour: null });
    expect(await setSchedule({ repeat: 'off' })).toMatchObject({ repeat: 'off' });
    expect(await schedule()).toMatchObject({ repeat: 'off', next_run_at: null });
  });

  it.each([{ repeat: 'daily' }, { repeat: 'daily', hour: 24 }, { repeat: 'weekly' }])(
    'refuses %j',
    async (body) => {
      const answer = await given.keeper.call('PUT', `/v1/agents/${given.agent.id}/sync/schedule`, {
        body,
      });
      expect(answer.status).toBe(400);
    },
  );

  it('is not visible to other companies', async () => {
    const stranger = await addKeeper(given.app, await addCompany(given.app));
    const path = `/v1/agents/${given.agent.id}/sync/schedule`;
    expect((await stranger.call('GET', path)).status).toBe(404);
    const body = { repeat: 'hourly' };
    expect((await stranger.call(setScheduleRoute.method, path, { body })).status).toBe(404);
  });

  it('starts a run when it is due, once for however many workers and missed hours', async () => {
    await given.addFiles({ 'ก.txt': 'อ้อย' });
    await setSchedule({ repeat: 'hourly' });
    await startDue();
    expect(await runs()).toEqual([]);
    await becomesDue();
    await Promise.all([startDue(), startDue(), startDue()]);
    const started = await runs();
    expect(started).toMatchObject([{ scheduled: true }]);
    expect((await given.waitForSync(started[0]?.id ?? '')).status).toBe('success');
    expect(Date.parse((await schedule()).next_run_at ?? '')).toBeGreaterThan(Date.now());
  });

  it('leaves a run in progress alone', async () => {
    await setSchedule({ repeat: 'hourly' });
    await queryRows(
      given.app,
      `insert into sync_jobs (company_id, id, agent_id, triggered_by, language)
       values (1, gen_random_uuid(), $1, gen_random_uuid(), 'th')`,
      [given.agent.id],
    );
    await becomesDue();
    await startDue();
    expect(await runs()).toHaveLength(1);
    expect(Date.parse((await schedule()).next_run_at ?? '')).toBeGreaterThan(Date.now());
  });
});
