import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { moveEngineRoute, engineRoutes } from '#modules/engines/contract/engines.ts';
import { checkEngineRoute } from '#modules/engines/contract/uses.ts';
import { readInbox } from '#tests/support/inbox.ts';
import type { Body } from '#platform/contract/route.ts';
import { createEngine } from '#modules/engines/server/testing/engines.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type AddedUser, type SignedIn } from '#tests/support/sign-in.ts';
import { soon } from '#tests/support/soon.ts';
import { catalogueFeatures, catalogueFields } from '../entries/entries.tables.ts';
import { writeCatalogue } from '../testing/catalogue.ts';

let app: TestApp;
let keeper: SignedIn & Pick<AddedUser, 'employeeId'>;

beforeAll(async () => {
  app = await startTestApp();
  const { employeeId, ...manager } = await addUser(app, { role: 'manager' });
  keeper = { ...(await signIn(app, manager)), employeeId };
});
afterAll(() => app.close());

const find = async (id: string) => (await keeper.ask(engineRoutes.get, { params: { id } })).data;

async function check(code: string, body: Body<typeof checkEngineRoute> | { feature: string }) {
  const { data } = await keeper.ask(checkEngineRoute, { params: { code }, body });
  return { ...data, reasons: data.reasons.map((reason) => reason.code) };
}

/** Where the company is. */
const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(Date.now());

/** Writes a company with one feature, whose output and figure are made by an engine. */
function writeUsers(code: string, engine_code: string): Promise<string> {
  return writeCatalogue(app, keeper, {
    company: { code },
    modules: [{ code: 'CANE' }],
    features: [{ code: 'CANE-WEIGH', module_code: 'CANE' }],
    fields: [
      { code: 'gross', feature_code: 'CANE-WEIGH' },
      { code: 'net', feature_code: 'CANE-WEIGH', level: 'process', engine_code },
      { code: 'total', feature_code: 'CANE-WEIGH', level: 'analytic', engine_code },
    ],
  });
}

it('a check says whether the feature, its module and its fields are in the catalogue, and the engine can serve', async () => {
  await createEngine(keeper, { code: 'SERVES' });
  expect((await check('SERVES', { feature: 'LOANS' })).reasons).toEqual(['feature_unknown']);
  await writeUsers('CHECKED', 'SERVES');
  const feature = 'CANE-WEIGH';
  expect(await check('serves', { feature })).toMatchObject({ can_serve: true, reasons: [] });
  expect((await check('SERVES', { feature, module: 'FINANCE', fields: [] })).reasons).toEqual([
    'module_unknown',
  ]);
  const fields = ['gross', 'nett', 'tare'];
  expect(await check('SERVES', { feature, module: 'CANE', fields })).toMatchObject({
    can_serve: false,
    reasons: ['field_unknown'],
    unknown_fields: ['nett', 'tare'],
  });
  await createEngine(keeper, { code: 'EMPTY', logic: ' \n', status: 'draft' });
  expect((await check('EMPTY', { feature })).reasons).toEqual(['engine_draft', 'logic_missing']);
  expect((await keeper.call('POST', '/v1/engines/check/NONE', { body: { feature } })).status).toBe(
    404,
  );
});

it.each(['deprecated', 'inactive'] as const)(
  'an engine that is %s serves what uses it until its last day, and nothing else',
  async (status) => {
    const code = `OLD-${status}`;
    const old = await createEngine(keeper, { code });
    await writeUsers(`USES-${status}`, code);
    const withdraw = async (retires_on: string) => {
      const { updated_at, used_in_count } = await find(old.id);
      const body = { status, retires_on, updated_at, uses_seen: used_in_count };
      await keeper.ask(moveEngineRoute, { params: old, body });
    };
    for (const lastDay of ['2999-12-31', today()]) {
      await withdraw(lastDay);
      expect(await check(code, { feature: 'CANE-WEIGH' })).toMatchObject({
        can_serve: true,
        used_already: true,
      });
    }
    await writeCatalogue(app, keeper, {
      company: { code: `ELSE-${status}` },
      modules: [{ code: 'ELSE' }],
      features: [{ code: `ELSE-${status}`, module_code: 'ELSE' }],
      fields: [],
    });
    expect((await check(code, { feature: `ELSE-${status}` })).reasons).toEqual([
      `engine_${status}`,
    ]);
    await withdraw('2020-01-01');
    expect((await check(code, { feature: 'CANE-WEIGH' })).reasons).toEqual([
      status === 'deprecated' ? 'engine_retired' : 'engine_inactive',
    ]);
  },
);

it('owners of what uses an engine are notified once when somebody else takes it out of use, others are not', async () => {
  const [owner, other] = [await addUser(app), await addUser(app)];
  const engine = await createEngine(keeper, { code: 'NOTICED' });
  const company = await writeUsers('OWNED', 'NOTICED');
  const own = await writeUsers('OWN', 'NOTICED');
  const { companyId } = keeper;
  // One field has an owner of its own, the other is in a feature that has one. The rest is the keeper's.
  await app.context.database.inCompany({ companyId }, async (tx) => {
    for (const [id, table, code, owner_id] of [
      [company, catalogueFields, 'net', owner.employeeId],
      [company, catalogueFeatures, 'CANE-WEIGH', other.employeeId],
      [own, catalogueFeatures, 'CANE-WEIGH', keeper.employeeId],
    ] as const) {
      await tx
        .update(table)
        .set({ owner_id })
        .where(and(eq(table.catalogue_company_id, id), eq(table.code, code)));
    }
  });
  const { updated_at } = await find(engine.id);
  const body = { status: 'inactive' as const, updated_at, uses_seen: 4, retires_on: '2999-12-31' };
  await keeper.ask(moveEngineRoute, { params: engine, body });
  const notices = async (person: AddedUser | SignedIn) => {
    const reader = 'ask' in person ? person : await signIn(app, person);
    const data = await readInbox(app, reader);
    return data.filter(({ title }) => title.includes('(NOTICED)'));
  };
  await vi.waitFor(async () => expect(await notices(owner)).toHaveLength(1), soon);
  expect(await notices(other)).toMatchObject([
    { tone: 'warning', entity: 'engine', record_id: engine.id },
  ]);
  expect(await notices(await addUser(app))).toEqual([]);
  expect(await notices(keeper)).toEqual([]);
});
