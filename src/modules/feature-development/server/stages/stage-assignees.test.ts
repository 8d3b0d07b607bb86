import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  assignStageRoute,
  completeStageRoute,
  listStagesRoute,
  startStageRoute,
} from '#modules/feature-development/contract/stages.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { readInbox } from '#tests/support/inbox.ts';
import { addUser, signIn, type AddedUser, type SignedIn } from '#tests/support/sign-in.ts';
import { createSow } from '../testing/tracking.ts';

let app: TestApp;
let starter: SignedIn;
let starterId: number;
let owner: AddedUser;
let colleague: number;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  const user = await addUser(app);
  starter = await signIn(app, user);
  starterId = Number(user.employeeId);
  owner = await addUser(app);
  colleague = Number((await addUser(app)).employeeId);
});
afterAll(() => app.close());

const assigneesOf = async (id: string, stage: number) => {
  const stages = await starter.ask(listStagesRoute, { params: { id } });
  return stages.find(({ stage_number }) => stage_number === stage)?.assignee_ids;
};
const start = (id: string, stage_number: number, assign?: boolean) =>
  starter.ask(startStageRoute, { params: { id }, body: { stage_number, assign } });
const moveOn = (id: string, stage_number: number) =>
  starter.ask(completeStageRoute, {
    params: { id },
    body: { stage_number, start_next: true, assign: true },
  });

it('a stage that begins is given to whom the SOW is assigned, and the next one to who had it', async () => {
  const { id, name } = await createSow(starter, { assignee_id: owner.employeeId });
  await start(id, 1, true);
  expect(await assigneesOf(id, 1)).toEqual([owner.employeeId]);
  const inbox = await readInbox(app, await signIn(app, owner));
  expect(inbox.map(({ title }) => title)).toContain(`คุณได้รับมอบหมายขั้นตอนที่ 1 ของ “${name}”`);
  await starter.ask(assignStageRoute, {
    params: { id, stage: 1 },
    body: { assignee_ids: [colleague] },
  });
  await moveOn(id, 1);
  expect(await assigneesOf(id, 2)).toEqual([colleague]);
});

it('a stage of a SOW that nobody has is given to who starts it, and to nobody where that is not wanted', async () => {
  const { id } = await createSow(starter, { assignee_id: null });
  await start(id, 1);
  expect(await assigneesOf(id, 1)).toEqual([]);
  await moveOn(id, 1);
  expect(await assigneesOf(id, 2)).toEqual([starterId]);
});

it('a stage is not given to people who left the company', async () => {
  const gone = Number((await addUser(app)).employeeId);
  const { id } = await createSow(starter, { assignee_id: gone });
  await queryRows(app, 'update employees set is_active = false where id = $1', [gone]);
  await start(id, 1, true);
  expect(await assigneesOf(id, 1)).toEqual([starterId]);
});
