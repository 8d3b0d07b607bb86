import { afterAll, beforeAll, expect, it } from 'vitest';
import { sowRoutes } from '#modules/feature-development/contract/sows.ts';
import { readInbox } from '#tests/support/inbox.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import {
  addCompany,
  addUser,
  signIn,
  type AddedUser,
  type SignedIn,
} from '#tests/support/sign-in.ts';
import { createSow, createValueStream, moveSow } from '../testing/tracking.ts';
import { notifyDueJob } from './notify-due.job.ts';

let app: TestApp;
let lead: SignedIn;
let worker: AddedUser & { readonly employeeId: number };

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  lead = await signIn(app, await addUser(app, { role: 'manager' }));
  worker = await addEmployee();
});
afterAll(() => app.close());

async function addEmployee() {
  const added = await addUser(app);
  return { ...added, employeeId: added.employeeId ?? 0 };
}

/** Runs the daily job as if it were this moment. */
async function runAt(moment: string): Promise<void> {
  const clock = { now: () => new Date(moment) };
  await notifyDueJob({ ...app.context, clock }).run(
    {},
    { signal: new AbortController().signal, jobId: 'a job', isFirstTry: true, isLastTry: true },
  );
}

async function noticesOf(person: AddedUser, about: string) {
  const reader = await signIn(app, person);
  const data = await readInbox(app, reader);
  return data.filter((item) => item.title.includes(`“${about}”`) && /กำหนด/.test(item.title));
}

it('who works on a SOW is notified once when it is due soon and once when it is overdue, by the days of Bangkok', async () => {
  const { id, name, sop_id } = await createSow(lead, {
    name: 'ส่งมอบใบชั่ง',
    due_date: '2026-11-28',
    assignee_id: worker.employeeId,
  });
  // Still the 24th in Bangkok, where it is half past eleven at night.
  await runAt('2026-11-24T16:30:00Z');
  expect(await noticesOf(worker, name)).toEqual([]);
  await runAt('2026-11-24T17:30:00Z');
  await runAt('2026-11-25T17:30:00Z');
  expect(await noticesOf(worker, name)).toMatchObject([
    { tone: 'warning', entity: 'sow', record_id: id, within: sop_id },
  ]);
  expect((await noticesOf(worker, name))[0]?.title).toContain('28 พ.ย. 2569');
  await runAt('2026-11-28T16:30:00Z');
  expect(await noticesOf(worker, name)).toHaveLength(1);
  await runAt('2026-11-28T17:30:00Z');
  await runAt('2026-11-29T17:30:00Z');
  expect((await noticesOf(worker, name)).map(({ tone }) => tone)).toEqual(['danger', 'warning']);
});

it('a due date that is moved is another one', async () => {
  const sow = await createSow(lead, {
    name: 'เลื่อนวันส่ง',
    due_date: '2026-11-28',
    assignee_id: worker.employeeId,
  });
  await runAt('2026-11-27T00:00:00Z');
  const stored = await lead.ask(sowRoutes.get, { params: { id: sow.id } });
  await lead.ask(sowRoutes.update, {
    params: { id: sow.id },
    body: {
      name: stored.name,
      description: stored.description,
      sop_id: stored.sop_id,
      assignee_id: stored.assignee_id,
      manual_status: stored.manual_status,
      status_reason: stored.status_reason,
      start_date: stored.start_date,
      due_date: '2026-11-30',
      tags: stored.tags,
      feature_id: null,
      version: stored.version,
    },
  });
  await runAt('2026-11-28T00:00:00Z');
  expect(await noticesOf(worker, 'เลื่อนวันส่ง')).toHaveLength(2);
});

it('the assignees of the stage are notified rather than the person responsible for the SOW, and the owner of a value stream', async () => {
  const assignee = await addEmployee();
  const owner = await addEmployee();
  const sow = await createSow(lead, {
    name: 'มีผู้ทำขั้นตอน',
    due_date: '2026-11-27',
    assignee_id: worker.employeeId,
  });
  await moveSow(lead, sow.id, { kind: 'assign', stage: 1, assignees: [assignee.employeeId] });
  await createValueStream(lead, {
    name: 'สายธารใกล้กำหนด',
    due_date: '2026-11-27',
    owner_id: owner.employeeId,
  });
  await runAt('2026-11-25T00:00:00Z');
  expect(await noticesOf(assignee, 'มีผู้ทำขั้นตอน')).toHaveLength(1);
  expect(await noticesOf(worker, 'มีผู้ทำขั้นตอน')).toEqual([]);
  expect(await noticesOf(owner, 'สายธารใกล้กำหนด')).toMatchObject([{ entity: 'value_stream' }]);
});

it('what is done, long past or of another company is in nobody’s inbox', async () => {
  const person = await addEmployee();
  const stranger = await signIn(
    app,
    await addUser(app, { companyId: await addCompany(app), role: 'manager' }),
  );
  const assignee_id = person.employeeId;
  await createSow(lead, {
    name: 'ปิดแล้ว',
    due_date: '2026-11-26',
    assignee_id,
    manual_status: 'Complete',
    status_reason: 'ทำนอกระบบ',
  });
  await createSow(lead, { name: 'นานแล้ว', due_date: '2026-11-01', assignee_id });
  await createSow(lead, { name: 'ไม่มีกำหนด', assignee_id });
  await createValueStream(stranger, { name: 'บริษัทอื่น', due_date: '2026-11-26' });
  await runAt('2026-11-25T00:00:00Z');
  const reader = await signIn(app, person);
  const data = await readInbox(app, reader);
  expect(data.filter(({ title }) => /กำหนด(วันที่|แล้ว)/.test(title))).toEqual([]);
});
