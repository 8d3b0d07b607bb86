import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchCatalogueRoute, searchStages } from '#modules/catalogue/contract/search.ts';
import { catalogueFields } from '../entries/entries.tables.ts';
import { searchRoute } from '#platform/contract/search.routes.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { writeCatalogue } from '../testing/catalogue.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { goldenFields, goldenQueries, lookAlikes, wordsInside } from './testing/golden-corpus.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  admin = await signIn(app);
  await writeCatalogue(app, admin, {
    modules: [
      { code: 'CANE', name_th: 'รับซื้ออ้อย', name_en: 'Cane purchasing' },
      { code: 'SALES', name_th: 'ขายน้ำตาล', name_en: 'Sugar sales' },
    ],
    features: [
      { code: 'weighing', module_code: 'CANE', name_th: 'ชั่งอ้อย' },
      { code: 'orders', module_code: 'SALES', name_th: 'ใบสั่งขาย' },
    ],
    fields: [
      ...[...lookAlikes, ...goldenFields].map((field) => ({ ...field, feature_code: 'weighing' })),
      { code: 'ordered_on', feature_code: 'orders', type: 'date', is_required: true },
      { code: 'ordered_by', feature_code: 'orders', name_th: 'ผู้สั่ง' },
    ],
  });
});
afterAll(() => app.close());

async function search(q: string, query: { limit?: number } = {}) {
  return (await admin.ask(searchCatalogueRoute, { query: { q, ...query } })).data;
}

async function codesFor(q: string): Promise<string[]> {
  return (await search(q, { limit: 50 })).fields.map(({ code }) => code);
}

it('ranks exact matches first, in both languages, above everything similar', async () => {
  expect(goldenQueries.length).toBeGreaterThanOrEqual(120);
  const missed: unknown[] = [];
  for (const { text, code } of goldenQueries) {
    const [first] = (await search(text)).fields;
    const isExact = first !== undefined && first.score >= searchStages.exact_name;
    if (first?.code !== code || !isExact) missed.push([text, code, first?.code, first?.stage]);
  }
  expect(missed).toEqual([]);
});

it('finds Thai words inside longer ones', async () => {
  const missed: string[] = [];
  for (const { text, code } of wordsInside) {
    const { fields, total_is_minimum } = await search(text, { limit: 50 });
    if (!fields.some((field) => field.code === code) && !total_is_minimum) missed.push(text);
  }
  expect(missed.length / wordsInside.length).toBeLessThanOrEqual(0.05);
});

it.each([
  ['custmoer_code', 'customer_code'],
  ['contrct date', 'contract_date'],
  ['molases', 'molasses_volume'],
  ['warehuose', 'warehouse_code'],
  ['นำหนักสุทธิ', 'net_weight'],
])('forgives the slip in %s', async (typed, code) => {
  const { fields } = await search(typed);
  expect(fields.map((field) => field.code)).toContain(code);
  expect(fields[0]?.stage).toBe('similar');
});

it('shows why something was found, and ranks better reasons first', async () => {
  const stagesOf = async (q: string) =>
    (await search(q, { limit: 50 })).fields.map(({ code, stage }) => [code, stage]);
  expect((await stagesOf('net weight')).slice(0, 3)).toEqual([
    ['net_weight', 'exact_code'],
    ['net_weight_old', 'prefix'],
    ['main_net_weight', 'words'],
  ]);
  expect(await stagesOf('weight net')).toContainEqual(['net_weight', 'words']);
  expect(await stagesOf('eight')).toContainEqual(['net_weight', 'similar']);
  const [described] = (await search('คำนวณ')).fields;
  expect(described).toMatchObject({ stage: 'description', score: 0.4, reason: 'พบในคำอธิบาย' });
});

it('uses how often something was opened only to break ties', async () => {
  await app.context.database.asSystem((tx) =>
    tx
      .update(catalogueFields)
      .set({ popularity: 1_000 })
      .where(sql`code in ('main_farmer_code', 'farmer_name_old')`),
  );
  expect((await codesFor('farmer code')).slice(0, 3)).toEqual([
    'farmer_code',
    'farmer_code_old',
    'main_farmer_code',
  ]);
  expect((await codesFor('farmer'))[0]).toBe('farmer_name_old');
});

it('understands filters and quotes', async () => {
  expect(await codesFor('module:sales')).toEqual(['ordered_by', 'ordered_on']);
  expect(await codesFor('type:date required:yes')).toEqual(['ordered_on']);
  expect(await codesFor('ordered type:date')).toEqual(['ordered_on']);
  expect(await codesFor('company:nowhere ordered')).toEqual([]);
  expect(await codesFor('"weight net"')).toEqual([]);
  expect(await codesFor('"net weight"')).toContain('net_weight');
  expect((await search('module:cane')).modules).toEqual([]);
  expect((await search('รับซื้อ')).modules).toMatchObject([
    { code: 'CANE', score: 0.93, parent_name: 'MILL' },
  ]);
});

it('counts each group, and shows when there may be more', async () => {
  const few = await search('farmer', { limit: 2 });
  expect(few.fields).toHaveLength(2);
  expect(few.counts.fields.total).toBeGreaterThan(2);
  expect(few.counts.fields.total_is_minimum).toBe(true);
  expect((await search('salary xyz')).total).toBe(0);
});

it.each(['ก', 'a', '่', '้์', '%', '_', '%_%', "'", '"', '""', '\\', 'module:', '   '])(
  'takes %j literally',
  async (typed) => {
    const answer = await admin.call('GET', `/v1/air/search?q=${encodeURIComponent(typed)}`);
    expect(answer.status).toBe(200);
  },
);

it('accepts 500 characters, and refuses more', async () => {
  for (const letter of ['ก', 'a', '่', 'word ', '%']) {
    const typed = letter.repeat(500).slice(0, 500);
    expect((await search(typed)).total).toBe(0);
  }
  const tooLong = await admin.call('GET', `/v1/air/search?q=${'a'.repeat(501)}`);
  expect(tooLong.status).toBe(400);
});

it("finds nothing of another company's catalogue", async () => {
  const companyId = await addCompany(app);
  const stranger = await signIn(app, await addUser(app, { companyId }));
  const answer = await stranger.ask(searchCatalogueRoute, { query: { q: 'farmer_code' } });
  expect(answer.data.total).toBe(0);
});

it('is included in the search over everything, each kind with its screen', async () => {
  const everything = async (q: string) => {
    const { data } = await admin.ask(searchRoute, { query: { q } });
    return data.filter(({ entity }) => entity.startsWith('catalogue_'));
  };
  const [orders] = (await search('orders')).features;
  expect(await everything('ordered_by')).toEqual([
    expect.objectContaining({
      entity: 'catalogue_field',
      name: 'ผู้สั่ง',
      detail: 'ordered_by · ขายน้ำตาล › ใบสั่งขาย',
      within: orders?.id,
    }),
  ]);
  const [feature] = await everything('ใบสั่งขาย');
  expect(feature).toMatchObject({ entity: 'catalogue_feature', id: orders?.id });
});
