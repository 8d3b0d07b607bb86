import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractStatuses } from '#modules/cane-contracts/contract/contract-status.ts';
import { contractRoutes } from '#modules/cane-contracts/contract/contracts.ts';
import {
  listApproversRoute,
  listStartersRoute,
  moveContractRoute,
  moveContractsRoute,
  rejectContractRoute,
} from '#modules/cane-contracts/contract/moves.ts';
import { contractHistoryRoute } from '#modules/cane-contracts/contract/history.ts';
import { workOff } from '#modules/notifications/server/testing/work-off.ts';
import { listInboxRoute } from '#platform/contract/inbox.routes.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createContract, makeLand } from '../testing/contracts.ts';
import { answerTo } from './testing/contract-model.ts';

let app: TestApp;
let office: SignedIn;
let field: SignedIn;
let land: Awaited<ReturnType<typeof makeLand>>;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  office = await signIn(app, await addUser(app, { role: 'manager' }));
  field = await signIn(app, await addUser(app, { role: 'staff' }));
  land = await makeLand(office);
});
afterAll(() => app.close());

function move(person: SignedIn, id: string, to: string) {
  const path = moveContractRoute.path.replace(':id', id);
  return person.call('PATCH', path, { body: { to_status_code: to, rejectReason: 'เหตุผล' } });
}

it.each([
  { what: 'approve contracts', route: listApproversRoute },
  { what: 'put contracts into force', route: listStartersRoute },
])('names five of those who $what, and counts all', async ({ route }) => {
  const before = (await field.ask(route, {})).data.total;
  for (let added = 0; added < 6; added += 1) await addUser(app, { role: 'manager' });
  const { data } = await field.ask(route, {});
  expect(data.names).toHaveLength(5);
  expect(data.total).toBe(before + 6);
});

it('random moves end where a model of the machine says, and are refused where it says so', async () => {
  const commands = fc.array(
    fc.record({ isOffice: fc.boolean(), to: fc.constantFrom(...contractStatuses) }),
    { minLength: 5, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (given) => {
      const { id } = await createContract(office, land);
      let status = 'draft';
      for (const { isOffice, to } of given) {
        const answer = await move(isOffice ? office : field, id, to);
        const expected = answerTo({ from: status, to, isOffice });
        expect([status, to, isOffice, answer.status]).toEqual([status, to, isOffice, expected]);
        if (answer.status === 200) status = to;
      }
      const stored = await office.ask(contractRoutes.get, { params: { id } });
      expect(stored.status).toBe(status);
    }),
    { numRuns: 15 },
  );
});

it('20 people who move one contract at the same time move it once', async () => {
  const { id, version } = await createContract(office, land);
  const people = Array.from({ length: 20 }, (_, place) => (place % 2 === 0 ? office : field));
  const path = moveContractRoute.path.replace(':id', id);
  const answers = await Promise.all(
    people.map((person, place) =>
      person.call('PATCH', path, {
        body: { to_status_code: place % 3 === 0 ? 'cancelled' : 'submitted', version },
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  const stored = await office.ask(contractRoutes.get, { params: { id } });
  expect(stored.version).toBe(version + 1);
});

it('a contract says who handed it in, who approved it last, and since when and by whom it is in force', async () => {
  const clerk = await signIn(app, await addUser(app, { role: 'staff', username: 'clerk' }));
  const head = await signIn(app, await addUser(app, { role: 'manager', username: 'head' }));
  const { id, submittedByName, approvedByName } = await createContract(office, land);
  expect([submittedByName, approvedByName]).toEqual([null, null]);
  for (const to of ['submitted', 'draft']) await move(field, id, to);
  await move(clerk, id, 'submitted');
  expect((await move(head, id, 'approved')).body).toMatchObject({
    submittedByName: 'clerk ทดสอบ',
    approvedByName: 'head ทดสอบ',
    activatedAt: null,
  });
  const { body } = await move(office, id, 'active');
  const stored = await field.ask(contractRoutes.get, { params: { id } });
  expect(body).toMatchObject({
    activatedAt: stored.updatedAt,
    activatedByName: stored.activatedByName,
  });
  expect(stored.activatedByName).not.toBeNull();
  await move(head, id, 'closed');
  const closed = await field.ask(contractRoutes.get, { params: { id } });
  expect(closed.activatedAt).toBe(stored.activatedAt);
});

it('those who handed a contract in learn what became of it, until it is cancelled', async () => {
  const { id } = await createContract(field, land);
  await move(field, id, 'submitted');
  for (const to of ['approved', 'active', 'cancelled']) await move(office, id, to);
  await workOff(app.context);
  const titlesFor = async (person: SignedIn) =>
    (await person.ask(listInboxRoute, {})).data
      .filter(({ record_id }) => record_id === id)
      .map(({ title }) => title);
  const titles = (await titlesFor(field)).toReversed();
  expect(titles).toMatchObject([
    expect.stringContaining('อนุมัติแล้ว'),
    expect.stringContaining('มีผลบังคับแล้ว'),
    expect.stringContaining('ถูกยกเลิก'),
  ]);
  expect((await titlesFor(office)).join()).not.toContain('ถูกยกเลิก');
});

it('a draft without plots or crops is not handed in', async () => {
  const { id } = await createContract(field, { quotaId: land.quotaId });
  const answer = await move(field, id, 'submitted');
  expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: 'plotIds' }] } });
});

it('a cancellation may say why, which is shown with the contract and in its history', async () => {
  const explained = await createContract(office, land);
  const answer = await move(office, explained.id, 'cancelled');
  expect(answer.body).toMatchObject({ status: 'cancelled', rejectReason: 'เหตุผล' });
  const params = { id: explained.id };
  const [latest] = (await office.ask(contractHistoryRoute, { params })).data;
  expect(JSON.stringify(latest)).toContain('เหตุผล');
  const silent = await createContract(office, land);
  const path = moveContractRoute.path.replace(':id', silent.id);
  const without = await office.call('PATCH', path, { body: { to_status_code: 'cancelled' } });
  expect(without.body).toMatchObject({ status: 'cancelled', rejectReason: '' });
});

it('a contract in force is cancelled with a reason alone, since its money is out', async () => {
  const { id } = await createContract(office, land);
  for (const to of ['submitted', 'approved', 'active']) await move(office, id, to);
  const path = moveContractRoute.path.replace(':id', id);
  const silent = await office.call('PATCH', path, {
    body: { to_status_code: 'cancelled', rejectReason: ' ' },
    headers: { 'accept-language': 'en' },
  });
  expect(silent).toMatchObject({
    status: 400,
    body: {
      fields: [{ path: 'rejectReason', message: 'A contract in force is cancelled with a reason' }],
    },
  });
  const bulk = await office.ask(moveContractsRoute, {
    body: { contracts: [{ id }], to_status_code: 'cancelled' },
  });
  expect(bulk).toMatchObject({ done: [], refused: [{ id }] });
  expect((await move(office, id, 'cancelled')).body).toMatchObject({ status: 'cancelled' });
});

it('a rejection says why, also in a change of several, and the next submission forgets it', async () => {
  const { id } = await createContract(field, land);
  await move(field, id, 'submitted');
  const path = rejectContractRoute.path.replace(':id', id);
  const silent = await office.call('POST', path, {
    body: { rejectReason: ' ' },
    headers: { 'accept-language': 'en' },
  });
  expect(silent.body).toMatchObject({ fields: [{ message: 'Reject reason is required' }] });
  const bulk = await office.call('PATCH', moveContractsRoute.path, {
    body: { contracts: [{ id }], to_status_code: 'rejected' },
  });
  expect(bulk).toMatchObject({ status: 400, body: { fields: [{ path: 'rejectReason' }] } });
  const params = { id };
  const rejected = await office.ask(rejectContractRoute, {
    params,
    body: { rejectReason: 'ไม่มีเอกสาร' },
  });
  expect(rejected).toMatchObject({ status: 'rejected', rejectReason: 'ไม่มีเอกสาร' });
  await move(field, id, 'draft');
  await move(field, id, 'submitted');
  const again = await office.ask(contractRoutes.get, { params });
  expect(again).toMatchObject({ status: 'submitted', rejectReason: '' });
});

it('of several contracts each is moved or refused by itself, and none or no status is refused', async () => {
  const complete = await createContract(field, land);
  const empty = await createContract(field, { quotaId: land.quotaId });
  const answer = await field.ask(moveContractsRoute, {
    body: {
      contracts: [complete, empty].map(({ id, version }) => ({ id, version })),
      to_status_code: 'submitted',
    },
  });
  expect(answer).toMatchObject({ done: [complete.id], refused: [{ id: empty.id }] });
  const wrong = await field.call('PATCH', moveContractsRoute.path, {
    body: { contracts: [] },
    headers: { 'accept-language': 'en' },
  });
  expect(wrong.body).toMatchObject({
    fields: [
      { message: 'At least one contract must be selected' },
      { message: 'Status is required' },
    ],
  });
});
