import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressTypes } from '#modules/customers/contract/customer-choices.ts';
import { CUSTOMER, customerRoutes } from '#modules/customers/contract/customers.ts';
import { mergeAnswer } from '#modules/customers/contract/merges.ts';
import { uploadFileRoute } from '#platform/contract/attachments.ts';
import { newId } from '#platform/server/ids.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { describeEachDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { changeOf, createCustomer } from '../testing/customers.ts';

/** What people do, in any order; the numbers choose among what exists then. */
const act = fc.record({
  kind: fc.constantFrom('add', 'edit', 'merge', 'merge', 'undo', 'undo', 'delete', 'restore'),
  one: fc.nat(50),
  other: fc.nat(50),
  third: fc.nat(50),
});
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** Customers of a company, what was added to them, and merges of them. */
interface World {
  readonly companyId: number;
  readonly keeper: SignedIn;
  readonly ids: readonly string[];
  readonly merges: string[];
  readonly added: Record<Part, number>;
}

/** What belongs to a customer: its table, and what tells the kinds apart of which one is primary. */
const parts = {
  addresses: { table: 'customer_addresses', kind: 'address_type' },
  contacts: { table: 'customer_contacts', kind: 'part.company_id' },
  activities: { table: 'customer_activities', kind: undefined },
  attachments: { table: 'attachments', kind: undefined },
} as const;

type Part = keyof typeof parts;

const CLIENTS = 20;
/** `ACTS_OF_EACH=100 npx vitest run FILE` has 2,000 acts, which take a minute of a quiet machine. */
const ACTS_OF_EACH = process.env['ACTS_OF_EACH'];
const MS_OF_ACT = 250;

describeEachDatabase('customers', (engine) => {
  let home: TestDatabase;
  let app: TestApp;
  const actsOfEach = Number(ACTS_OF_EACH ?? (engine.name === 'embedded' ? 3 : 12));
  const size = CLIENTS * actsOfEach;
  const timeout = Math.max(600_000, size * MS_OF_ACT);

  beforeAll(async () => {
    home = await engine.createDatabase();
    const { DATABASE_URL } = home.settings;
    app = await startTestApp({
      role: 'web',
      environment: DATABASE_URL === undefined ? {} : { DATABASE_URL },
    });
  });
  afterAll(async () => {
    await app.close();
    await home.close();
  });

  it('lose no part, and have one primary of each kind, whatever is added, changed, merged, separated, deleted and restored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 14 }), async (acts) => {
        const world = await createWorld(app);
        for (const each of acts) {
          await carryOut(world, each);
          expect(await readParts(app, world)).toEqual(soundParts(world));
        }
      }),
      { numRuns: 3 },
    );
  });

  it('do neither when twenty clients do so at once', { timeout }, async () => {
    const world = await createWorld(app);
    const [acts = []] = fc.sample(fc.array(act, { minLength: size, maxLength: size }), 1);
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_none, client) => {
        const first = client * actsOfEach;
        for (const each of acts.slice(first, first + actsOfEach)) await carryOut(world, each);
      }),
    );
    expect(await readParts(app, world)).toEqual(soundParts(world));
  });
});

async function createWorld(app: TestApp): Promise<World> {
  const companyId = await addCompany(app);
  const keeper = await signIn(app, await addUser(app, { role: 'manager', companyId }));
  const ids: string[] = [];
  for (let turn = 0; turn < 5; turn += 1) ids.push((await createCustomer(keeper)).id);
  const added = { addresses: 0, contacts: 0, activities: 0, attachments: 0 };
  const world = { companyId, keeper, ids, merges: [], added };
  for (const [number, id] of ids.entries()) await addParts(world, id, number);
  return world;
}

/** Does something, which may be refused, but never fails. */
async function carryOut(world: World, { kind, one, other, third }: Act): Promise<void> {
  const { ids, merges } = world;
  const id = pick(ids, one);
  const path = `/v1/customers/${id}`;
  switch (kind) {
    case 'add':
      return addParts(world, id, third);
    case 'edit':
      await send(world, 'PUT', path, await edited(world.keeper, id, other));
      return;
    case 'merge': {
      const merge_ids = [...new Set([pick(ids, other), pick(ids, third)])];
      const body = { primary_id: id, merge_ids };
      const answer = await send(world, 'POST', '/v1/customers/merge', body);
      if (answer.status === 200) merges.push(mergeAnswer.parse(answer.body).merge_id ?? '');
      return;
    }
    case 'undo':
      if (merges.length > 0) {
        await send(world, 'POST', `/v1/customers/merges/${pick(merges, one)}/undo`);
      }
      return;
    case 'delete':
      await send(world, 'DELETE', path);
      return;
    default:
      await send(world, 'POST', `${path}/restore`);
  }
}

function pick(list: readonly string[], place: number): string {
  return list[place % list.length] ?? '';
}

async function send({ keeper }: World, ...[method, path, body]: [string, string, object?]) {
  const answer = await keeper.call(method, path, body && { body });
  expect([path, answer.status < 500 ? 'answered' : answer.body]).toEqual([path, 'answered']);
  return answer;
}

async function edited(keeper: SignedIn, id: string, number: number) {
  const customer = await keeper.ask(customerRoutes.get, { params: { id } });
  return { ...changeOf(customer), note: `แก้ไข ${number}` };
}

/** One of each part, unless the customer is merged away or in the bin. */
async function addParts(world: World, id: string, number: number): Promise<void> {
  const is_primary = number % 3 === 0;
  const file = new FormData();
  file.append('entity_type', CUSTOMER);
  file.append('entity_id', id);
  // Each another one: what is attached already is not attached twice.
  const content = newId();
  file.append('file', new Blob([content]), `${content}.txt`);
  const path = `/v1/customers/${id}`;
  const bodies: [Part, string, object][] = [
    [
      'addresses',
      `${path}/addresses`,
      { address_line1: '1', address_type: addressTypes[number % 2], is_primary },
    ],
    ['contacts', `${path}/contacts`, { first_name: 'ก', is_primary }],
    ['activities', `${path}/activities`, { subject: 'โทร' }],
    ['attachments', uploadFileRoute.path, file],
  ];
  for (const [part, address, body] of bodies) {
    const { status } = await send(world, 'POST', address, body);
    if (status === 201) world.added[part] += 1;
  }
}

/** As many parts as were added, none at a customer that was merged away, one primary among those of a kind. */
function soundParts({ added }: World) {
  return Object.entries(added).map(([part, count]) => ({
    part,
    count,
    orphaned: 0,
    without_one_primary: 0,
  }));
}

function readParts(app: TestApp, { companyId }: World) {
  return Promise.all(
    Object.entries(parts).map(async ([part, { table, kind }]) => {
      const owner = part === 'attachments' ? 'entity_id' : 'customer_id';
      const primaries = kind === undefined ? '1' : 'count(*) filter (where is_primary)';
      const [figures] = await queryRows(
        app,
        `with groups as (
           select count(*) as parts, ${primaries} as primaries,
             count(*) filter (where customer.id is null or customer.merged_into is not null) as orphaned
           from ${table} part left join customers customer
             on customer.company_id = part.company_id and customer.id = part.${owner}
           where part.company_id = $1 group by part.${owner}, ${kind ?? 'part.company_id'}
         )
         select coalesce(sum(parts), 0)::int as count, coalesce(sum(orphaned), 0)::int as orphaned,
           count(*) filter (where primaries <> 1)::int as without_one_primary from groups`,
        [companyId],
      );
      return { part, ...figures };
    }),
  );
}
