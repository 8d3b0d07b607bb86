import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFoundRoute } from '#modules/catalogue/contract/search.ts';
import type { SearchFacet } from '#modules/catalogue/contract/search-facets.ts';
import { insertEmployee } from '#modules/directory/server/public.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { catalogueFields } from '../entries/entries.tables.ts';
import { writeCatalogue } from '../testing/catalogue.ts';

let app: TestApp;
let admin: SignedIn;
let ownerId: number;
let mill: string;

const MANY = 40;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  admin = await signIn(app);
  mill = await writeCatalogue(app, admin, {
    company: { code: 'MILL', name_th: 'โรงงานน้ำตาล' },
    modules: [{ code: 'weight_book', name_th: 'ชั่งอ้อย' }],
    features: [
      { code: 'weight_tickets', module_code: 'weight_book' },
      { code: 'weight_notes', module_code: 'weight_book', status: 'inactive' },
    ],
    fields: [
      { code: 'weight', feature_code: 'weight_tickets' },
      { code: 'weight_old', feature_code: 'weight_tickets' },
      ...Array.from({ length: MANY }, (_, number) => ({
        code: `weight_${number}`,
        feature_code: 'weight_notes',
      })),
    ],
  });
  await writeCatalogue(app, admin, {
    company: { code: 'POWER' },
    modules: [{ code: 'BOILER' }],
    features: [{ code: 'fuel', module_code: 'BOILER' }],
    fields: [{ code: 'fuel_weight', feature_code: 'fuel' }],
  });
  ownerId = await app.context.database.inCompany(admin, (tx) =>
    insertEmployee(tx, {
      company_id: admin.companyId,
      first_name: 'Wichai',
      last_name: 'Somboon',
      first_name_th: 'วิชัย',
      last_name_th: 'สมบูรณ์',
    }),
  );
  await app.context.database.asSystem(async (tx) => {
    const set = (code: string, values: object) =>
      tx.update(catalogueFields).set(values).where(eq(catalogueFields.code, code));
    await set('weight', { owner_id: ownerId, tags: ['ภาษี', 'KPI'] });
    await set('fuel_weight', { tags: ['KPI'] });
    await set('weight_old', { deprecated_at: new Date().toISOString() });
  });
});
afterAll(() => app.close());

async function results(query: object) {
  return admin.ask(listFoundRoute, { query: { q: 'weight', ...query } });
}

async function codes(query: object) {
  return (await results(query)).data.map(({ code }) => code);
}

it('lists modules, features and fields together, the best first, page by page', async () => {
  const first = await results({ page_size: 5 });
  expect(first.total).toBe(MANY + 6);
  expect(first.data[0]).toMatchObject({
    kind: 'field',
    code: 'weight',
    stage: 'exact_code',
    path: ['โรงงานน้ำตาล', 'ชั่งอ้อย', 'weight_tickets'],
    owner_name: 'วิชัย สมบูรณ์',
    tags: ['ภาษี', 'KPI'],
    status: 'active',
  });
  const all = await codes({ page_size: 100 });
  expect(new Set(all).size).toBe(MANY + 6);
  const pages = [await codes({ page_size: 25 }), await codes({ page_size: 25, page: 2 })].flat();
  expect(pages).toEqual(all);
  expect(all.at(-1)).toBe('fuel_weight');
});

it('counts by which values the results can be narrowed, whatever the page', async () => {
  const { facets } = await results({ page_size: 1 });
  const counted = (facet: SearchFacet) => facets[facet].map(({ name, count }) => [name, count]);
  expect(counted('kind')).toEqual([
    ['field', MANY + 3],
    ['feature', 2],
    ['module', 1],
  ]);
  expect(counted('company')).toEqual([
    ['โรงงานน้ำตาล', MANY + 5],
    ['POWER', 1],
  ]);
  expect(counted('module')).toEqual([
    ['ชั่งอ้อย', MANY + 5],
    ['BOILER', 1],
  ]);
  expect(counted('owner')).toEqual([['วิชัย สมบูรณ์', 1]]);
  expect(counted('tag')).toEqual([
    ['KPI', 2],
    ['ภาษี', 1],
  ]);
  expect(counted('status')).toEqual([
    ['active', MANY + 4],
    ['deprecated', 1],
    ['inactive', 1],
  ]);
});

it('narrows by every facet, also by several at once', async () => {
  const { facets } = await results({});
  const boiler = facets.module.find(({ name }) => name === 'BOILER')?.value;
  expect(await codes({ module_id: boiler })).toEqual(['fuel_weight']);
  expect(await codes({ owner_id: ownerId })).toEqual(['weight']);
  expect(await codes({ tag: 'ภาษี' })).toEqual(['weight']);
  expect(await codes({ tag: 'KPI', company_id: mill })).toEqual(['weight']);
  expect(await codes({ status: 'deprecated' })).toEqual(['weight_old']);
  expect(await codes({ status: 'inactive' })).toEqual(['weight_notes']);
  expect(await codes({ kind: 'module' })).toEqual(['weight_book']);
  const none = await results({ kind: 'module', tag: 'KPI' });
  expect(none).toMatchObject({ data: [], total: 0 });
  // What was chosen is still named, so that it can be taken back.
  expect(none.facets.tag).toEqual([{ value: 'KPI', name: 'KPI', count: 0 }]);
});

it('finds nothing without a text, and nothing of another company', async () => {
  expect((await results({ q: '' })).total).toBe(0);
  const companyId = await addCompany(app);
  const stranger = await signIn(app, await addUser(app, { companyId }));
  const answer = await stranger.ask(listFoundRoute, { query: { q: 'weight', company_id: mill } });
  expect(answer.total).toBe(0);
  expect(answer.facets.kind).toEqual([]);
  expect(answer.facets.company.map(({ name }) => name)).not.toContain('โรงงานน้ำตาล');
});
