import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { searchCatalogueRoute } from '#modules/catalogue/contract/search.ts';
import { insertEmployee } from '#modules/directory/server/public.ts';
import { searchRoute } from '#platform/contract/search.routes.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { catalogueFeatures, catalogueFields } from '../entries/entries.tables.ts';
import { writeCatalogue } from '../testing/catalogue.ts';
import { goldenFields, mistypedNames } from './testing/golden-corpus.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  admin = await signIn(app);
  await writeCatalogue(app, admin, {
    company: { code: 'MILL', name_th: 'โรงงานน้ำตาล', name_en: 'Sugar mill' },
    modules: [
      { code: 'CANE', name_th: 'รับซื้ออ้อย', name_en: 'Cane purchasing' },
      { code: 'SALES', name_th: 'ขายน้ำตาล', name_en: 'Sugar sales' },
    ],
    features: [
      { code: 'farmers', module_code: 'CANE', name_th: 'ทะเบียนชาวไร่', name_en: 'Farmers' },
      { code: 'customers', module_code: 'SALES', name_th: 'ทะเบียนลูกค้า', name_en: 'Customers' },
      { code: 'golden', module_code: 'CANE', name_th: 'รวม', name_en: 'All of them' },
    ],
    fields: [
      { code: 'birth_date', feature_code: 'farmers', name_th: 'วันเกิด', name_en: 'Date of birth' },
      { code: 'full_name', feature_code: 'farmers', name_th: 'ชื่อเต็ม' },
      { code: 'birth_date', feature_code: 'customers', name_th: 'วันเกิด' },
      { code: 'full_name', feature_code: 'customers', name_th: 'ชื่อเต็ม' },
      ...goldenFields.map((field) => ({ ...field, feature_code: 'golden' })),
    ],
  });
});
afterAll(() => app.close());

async function search(q: string, limit = 10) {
  return (await admin.ask(searchCatalogueRoute, { query: { q, limit } })).data;
}

it.each([
  ['Farmers birth', 'birth_date', 'ทะเบียนชาวไร่'],
  ['customers full_name', 'full_name', 'ทะเบียนลูกค้า'],
  ['full name customers', 'full_name', 'ทะเบียนลูกค้า'],
  ['ลูกค้า วันเกิด', 'birth_date', 'ทะเบียนลูกค้า'],
  ['sugar sales birth', 'birth_date', 'ทะเบียนลูกค้า'],
  ['cane farmers birth', 'birth_date', 'ทะเบียนชาวไร่'],
  ['Farmrs birth', 'birth_date', 'ทะเบียนชาวไร่'],
])('finds a field by words of what it belongs to: %s', async (typed, code, parent_name) => {
  const { fields } = await search(typed);
  expect(fields[0]).toMatchObject({ code, parent_name, stage: 'within', score: 0.75 });
  expect(fields.map((field) => field.parent_name)).toEqual([parent_name]);
});

it('finds features and modules by words of what they belong to', async () => {
  expect((await search('mill purchasing')).modules).toMatchObject([{ code: 'CANE' }]);
  expect((await search('purchasing farmers')).features).toMatchObject([{ code: 'farmers' }]);
});

it('finds what belongs to a person, by any name of theirs', async () => {
  const ownerId = await app.context.database.inCompany(admin, (tx) =>
    insertEmployee(tx, {
      company_id: admin.companyId,
      first_name: 'Wichai',
      last_name: 'Somboon',
      first_name_th: 'วิชัย',
      last_name_th: 'สมบูรณ์',
    }),
  );
  await app.context.database.asSystem(async (tx) => {
    await tx
      .update(catalogueFeatures)
      .set({ owner_id: ownerId })
      .where(eq(catalogueFeatures.code, 'customers'));
    await tx
      .update(catalogueFields)
      .set({ owner_id: ownerId })
      .where(eq(catalogueFields.code, 'ccs'));
  });
  for (const typed of ['วิชัย', 'Wichai Somboon', 'somboon']) {
    const { features, fields, modules } = await search(typed);
    expect(features).toMatchObject([{ code: 'customers', stage: 'owner' }]);
    expect(fields).toMatchObject([{ code: 'ccs', stage: 'owner', score: 0.5 }]);
    expect(modules).toEqual([]);
  }
});

it('forgives one wrong letter in a Thai name, and lists what is spelt as typed first', async () => {
  expect(mistypedNames.length).toBeGreaterThan(100);
  const missed: unknown[] = [];
  for (const { text, code } of mistypedNames) {
    const { fields } = await search(text, 50);
    if (!fields.some((field) => field.code === code)) missed.push([text, code]);
  }
  expect(missed.slice(mistypedNames.length * 0.02)).toEqual([]);
  expect((await search('ชื่อชาวไร่')).fields[0]).toMatchObject({ code: 'farmer_name' });
});

it('says which name matched when it is not the one that is shown', async () => {
  const shown = (await search('gross weight')).fields[0];
  expect(shown).toMatchObject({ name: 'น้ำหนักรวม', matched_name: null });
  expect((await search('commercial cane')).fields[0]).toMatchObject({
    name: 'ค่าความหวาน',
    matched_name: 'Commercial cane sugar',
  });
  expect((await search('comercial cane sugar')).fields[0]).toMatchObject({
    matched_name: 'Commercial cane sugar',
  });
  expect((await search('ค่าความหวาน')).fields[0]).toMatchObject({ matched_name: null });
});

it('distinguishes fields of one name by everything around them, also in the search over everything', async () => {
  const { fields } = await search('full_name');
  expect(fields.map(({ path }) => path.join(' › ')).toSorted()).toEqual([
    'โรงงานน้ำตาล › ขายน้ำตาล › ทะเบียนลูกค้า',
    'โรงงานน้ำตาล › รับซื้ออ้อย › ทะเบียนชาวไร่',
  ]);
  const { data } = await admin.ask(searchRoute, { query: { q: 'full_name' } });
  const details = data.flatMap(({ entity, detail }) =>
    entity === 'catalogue_field' ? [detail] : [],
  );
  expect(details.toSorted()).toEqual([
    'full_name · ขายน้ำตาล › ทะเบียนลูกค้า',
    'full_name · รับซื้ออ้อย › ทะเบียนชาวไร่',
  ]);
});

it("never uses words, owners or typing errors of another company's catalogue", async () => {
  const companyId = await addCompany(app);
  const stranger = await signIn(app, await addUser(app, { companyId }));
  for (const q of ['Farmers birth', 'วิชัย', 'ชือชาวไร่']) {
    const answer = await stranger.ask(searchCatalogueRoute, { query: { q } });
    expect(answer.data.total).toBe(0);
  }
});
