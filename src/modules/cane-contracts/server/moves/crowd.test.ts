import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractStatuses } from '#modules/cane-contracts/contract/contract-status.ts';
import {
  contractInput,
  contractRoutes,
  type Contract,
} from '#modules/cane-contracts/contract/contracts.ts';
import {
  moveContractRoute,
  moveContractsRoute,
  rejectContractRoute,
} from '#modules/cane-contracts/contract/moves.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createContract, makeLand } from '../testing/contracts.ts';
import { answerTo } from './testing/contract-model.ts';

const CLIENTS = 20;
const ACTS_OF_EACH = 12;
const CONTRACTS = 6;

interface Client {
  readonly person: SignedIn;
  readonly isOffice: boolean;
}

let app: TestApp;
let clients: Client[];
let made: Contract[];
/** The moves that were answered with success. */
const succeeded: { readonly id: string; readonly to: string }[] = [];

/** What somebody does to some contract; most moves lead on. */
const act = fc.record({
  kind: fc.constantFrom('move', 'move', 'move', 'reject', 'several', 'update'),
  to: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('submitted', 'approved', 'active', 'draft') },
    { weight: 1, arbitrary: fc.constantFrom(...contractStatuses) },
  ),
  which: fc.nat(CONTRACTS - 1),
  also: fc.nat(CONTRACTS - 1),
});
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  clients = [];
  for (let number = 0; number < CLIENTS; number += 1) {
    const isOffice = number % 2 === 0;
    const user = await addUser(app, { role: isOffice ? 'manager' : 'staff' });
    clients.push({ person: await signIn(app, user), isOffice });
  }
  const [office] = clients;
  if (office === undefined) throw new Error('There is nobody');
  const land = await makeLand(office.person);
  made = [];
  for (let number = 0; number < CONTRACTS; number += 1) {
    made.push(await createContract(office.person, land));
  }
  const size = CLIENTS * ACTS_OF_EACH;
  const [acts = []] = fc.sample(fc.array(act, { minLength: size, maxLength: size }), 1);
  await Promise.all(
    clients.map(async ({ person }, client) => {
      const first = client * ACTS_OF_EACH;
      for (const each of acts.slice(first, first + ACTS_OF_EACH)) await carryOut(person, each);
    }),
  );
});
afterAll(() => app.close());

/** Does something, which may be refused, but never fails. */
async function carryOut(person: SignedIn, { kind, to, which, also }: Act): Promise<void> {
  const contract = made[which];
  const other = made[also];
  if (contract === undefined || other === undefined) throw new Error('There is no such contract');
  const { id } = contract;
  const status = { to_status_code: to, rejectReason: 'เหตุผล' };
  const path = (route: { readonly path: string }) => route.path.replace(':id', id);
  const calls = {
    move: () => person.call('PATCH', path(moveContractRoute), { body: status }),
    reject: () =>
      person.call('POST', path(rejectContractRoute), { body: { rejectReason: 'เหตุผล' } }),
    several: () =>
      person.call('PATCH', moveContractsRoute.path, {
        body: { ...status, contracts: [{ id }, { id: other.id }] },
      }),
    update: async () => {
      const { version } = await person.ask(contractRoutes.get, { params: { id } });
      const fields = Object.entries(contract).filter(([name]) => name in contractInput.shape);
      const body = { ...Object.fromEntries(fields), version };
      return person.call('PUT', path(contractRoutes.update), { body });
    },
  };
  const answer = await calls[kind]();
  expect([kind, answer.status < 500 ? 'answered' : answer.body]).toEqual([kind, 'answered']);
  if (answer.status !== 200 || kind === 'update') return;
  if (kind === 'several') {
    const { done } = moveContractsRoute.answers[200].parse(answer.body);
    succeeded.push(...done.map((each) => ({ id: each, to })));
  } else succeeded.push({ id, to: kind === 'reject' ? 'rejected' : to });
}

interface Event {
  readonly name: string;
  readonly id: string;
  readonly user_id: string;
  readonly before: string | null;
  readonly after: string;
}

/** What happened to the contracts, in its order. */
const readEvents = () =>
  queryRows<Event>(
    app,
    `select replace(name, 'cane-contracts.', '') as name, entity_id as id, user_id,
       before ->> 'status' as before, after ->> 'status' as after
     from event_log where entity = 'cane_contract' order by sequence`,
  );

it('twenty people at once: every move is one that the model allows them, from where the one before has led', async () => {
  const offices = new Set(
    clients.filter(({ isOffice }) => isOffice).map(({ person }) => person.userId),
  );
  const at = new Map<string, string>();
  const events = await readEvents();
  const wrong = events.filter(({ name, id, user_id, before, after }) => {
    const from = at.get(id);
    at.set(id, after);
    if (from === undefined) return name !== 'created';
    if (before !== from) return true;
    if (name === 'updated') return from !== 'draft' || after !== 'draft';
    return answerTo({ from, to: after, isOffice: offices.has(user_id) }) !== 200;
  });
  expect(wrong).toEqual([]);
  // All may end alike, but not without having been elsewhere.
  expect(new Set(events.map(({ after }) => after)).size).toBeGreaterThan(2);
});

it('twenty people at once: what was answered as done is what happened, and each change is a version', async () => {
  const events = await readEvents();
  const [reader] = clients;
  const count = (rows: readonly { readonly id: string; readonly to: string }[]) =>
    rows.map(({ id, to }) => `${id} ${to}`).toSorted();
  const moved = events.filter(({ name }) => name !== 'created' && name !== 'updated');
  expect(count(succeeded)).toEqual(count(moved.map(({ id, after }) => ({ id, to: after }))));
  expect(succeeded.length).toBeGreaterThan(CONTRACTS);
  for (const { id } of made) {
    const stored = await reader?.person.ask(contractRoutes.get, { params: { id } });
    const own = events.filter((event) => event.id === id);
    expect(stored).toMatchObject({ version: own.length, status: own.at(-1)?.after });
  }
});
