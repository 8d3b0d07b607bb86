import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAuditRoute } from '#modules/audit/contract/entries.ts';
import * as routes from '#modules/catalogue/contract/entries.ts';
import { listDeepLevelByIdRoute } from '#modules/catalogue/contract/features.ts';
import { searchCatalogueRoute } from '#modules/catalogue/contract/search.ts';
import { readInbox } from '#tests/support/inbox.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addCatalogue, writeCatalogue } from '../testing/catalogue.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  admin = await signIn(app);
});
afterAll(() => app.close());

const at = (kind: 'company' | 'feature' | 'field', id: string) => ({ params: { kind, id } });

it('makes a version of each change, finds the entry by its new name, and notifies followers', async () => {
  const { field, feature } = await addCatalogue(app, admin);
  const follower = await signIn(app, await addUser(app));
  await follower.ask(routes.followEntryRoute, {
    ...at('feature', feature),
    body: { following: true },
  });
  await admin.ask(routes.followEntryRoute, {
    ...at('feature', feature),
    body: { following: true },
  });
  const { data: first } = await admin.ask(routes.getEntryRoute, at('field', field));
  expect(first).toMatchObject({ version: '1.0', following: false });

  const change = { name_th: 'ความชื้นกากอ้อย', tags: ['ccs', 'ccs'], updated_at: first.updated_at };
  const changed = await admin.ask(routes.changeEntryRoute, { ...at('field', field), body: change });
  expect(changed.data).toMatchObject({ version: '1.1', tags: ['ccs'] });
  const found = await admin.ask(searchCatalogueRoute, { query: { q: 'ความชื้น' } });
  expect(found.data.fields.map(({ id }) => id)).toEqual([field]);

  const late = await admin.call('PATCH', `/v1/air/entries/field/${field}`, { body: change });
  expect(late.status).toBe(409);
  const { updated_at } = changed.data;
  const retired = { status: 'inactive' as const, deprecated: true, updated_at };
  await admin.ask(routes.changeEntryRoute, { ...at('field', field), body: retired });

  const history = await follower.ask(routes.listHistoryRoute, {
    ...at('feature', feature),
    query: {},
  });
  expect(history.data).toMatchObject([
    { version: '2.0', breaking: true, before: { deprecated: false }, after: { deprecated: true } },
    { version: '1.1', breaking: false, after: { name_th: 'ความชื้นกากอ้อย' } },
  ]);
  const inbox = await readInbox(app, follower);
  expect(inbox).toMatchObject([
    { tone: 'warning', entity: 'catalogue_field', record_id: field, within: feature },
    { tone: 'info', entity: 'catalogue_field', record_id: field, within: feature },
  ]);
  const own = await readInbox(app, admin);
  expect(own.filter(({ record_id }) => record_id === field)).toEqual([]);
});

it('compares days as they begin and end in Bangkok', async () => {
  const { field } = await addCatalogue(app, admin);
  const place = at('field', field);
  const { data: first } = await admin.ask(routes.getEntryRoute, place);
  const body = { name_en: 'Brix', updated_at: first.updated_at };
  await admin.ask(routes.changeEntryRoute, { ...place, body });
  const comparedAt = async (instant: string) => {
    await queryRows(app, 'update catalogue_changes set at = $1 where entry_id = $2', [
      instant,
      field,
    ]);
    const query = { from: '2026-01-01', to: '2026-01-02' };
    const { data } = await admin.ask(routes.compareHistoryRoute, { ...place, query });
    return data.entries.length;
  };
  expect(await comparedAt('2026-01-01T16:59:59Z')).toBe(0);
  expect(await comparedAt('2026-01-01T17:00:01Z')).toBe(1);
  expect(await comparedAt('2026-01-02T16:59:59Z')).toBe(1);
  expect(await comparedAt('2026-01-02T17:00:01Z')).toBe(0);
});

it('what systems know of a stored field is written by hand, and shown with the field and in its history', async () => {
  const { field, feature } = await addCatalogue(app, admin);
  const { data: first } = await admin.ask(routes.getEntryRoute, at('field', field));
  expect(first).toMatchObject({ is_read_only: false, default_value: '', choices: '' });
  const facts = {
    is_read_only: true,
    default_value: 'รอตรวจ',
    formula: 'gross - tare',
    condition: 'เมื่อชั่งเสร็จ',
    external_target: 'SAP.BILLING',
  };
  const { data: written } = await admin.ask(routes.changeEntryRoute, {
    ...at('field', field),
    body: { ...facts, choices: 'รอตรวจ\n ผ่าน;ไม่ผ่าน\n\nผ่าน', updated_at: first.updated_at },
  });
  const stored = { ...facts, choices: 'รอตรวจ\nผ่าน\nไม่ผ่าน' };
  expect(written).toMatchObject({ ...stored, version: '1.1' });
  const { data: shown } = await admin.ask(listDeepLevelByIdRoute, { params: { id: feature } });
  expect(shown).toMatchObject([stored]);
  const { data: kept } = await admin.ask(routes.changeEntryRoute, {
    ...at('field', field),
    body: { name_th: 'สถานะ', updated_at: written.updated_at },
  });
  expect(kept).toMatchObject(stored);
  const history = await admin.ask(routes.listHistoryRoute, { ...at('field', field), query: {} });
  expect(history.data.at(-1)).toMatchObject({ after: stored });
  const { data: other } = await admin.ask(routes.getEntryRoute, at('feature', feature));
  expect(other).toMatchObject({ sample_value: null, is_read_only: null, choices: null });
});

it('stays found by its module, its type and whether it is required after a change', async () => {
  await writeCatalogue(app, admin, {
    company: { code: 'KEEPS' },
    modules: [{ code: 'KEEPSM' }],
    features: [{ code: 'KEEPSF', module_code: 'KEEPSM' }],
    fields: [{ code: 'KEEPSX', feature_code: 'KEEPSF', type: 'number', is_required: true }],
  });
  const found = async (filter: string) => {
    const { data } = await admin.ask(searchCatalogueRoute, { query: { q: `KEEPSX ${filter}` } });
    return data.fields.map(({ id }) => id);
  };
  const filters = ['company:KEEPS', 'module:KEEPSM', 'type:number', 'required:true'];
  const before = await Promise.all(filters.map(found));
  const [[id = ''] = []] = before;
  const { data: first } = await admin.ask(routes.getEntryRoute, at('field', id));
  const { updated_at } = first;
  const body = { name_en: 'Renamed', updated_at };
  await admin.ask(routes.changeEntryRoute, { ...at('field', id), body });
  expect(await Promise.all(filters.map(found))).toEqual(before);
  expect(before).toEqual(filters.map(() => [id]));
});

it('appears in the history with the names of its owner and its replacement', async () => {
  const { field } = await addCatalogue(app, admin);
  const { field: other } = await addCatalogue(app, admin);
  const place = at('field', field);
  const { data: first } = await admin.ask(routes.getEntryRoute, place);
  const { data: substitute } = await admin.ask(routes.getEntryRoute, at('field', other));
  const { data: owned } = await admin.ask(routes.changeEntryRoute, {
    ...place,
    body: { owner_id: (await addUser(app)).employeeId, updated_at: first.updated_at },
  });
  await admin.ask(routes.changeEntryRoute, {
    ...place,
    body: { deprecated: true, replacement_id: other, updated_at: owned.updated_at },
  });
  const { data } = await admin.ask(listAuditRoute, { query: { record: field } });
  const shown = data.flatMap(({ changes }) =>
    changes.map(({ after, field: name }) => [name, after]),
  );
  expect(Object.fromEntries(shown)).toMatchObject({
    owner_id: owned.owner_name,
    replacement_id: substitute.code,
  });
});

it('records what an import changes, and compares two days without what was changed back', async () => {
  const contents = (type: 'string' | 'number') => ({
    company: { code: 'TWICE' },
    modules: [{ code: 'M' }],
    features: [{ code: 'F', module_code: 'M' }],
    fields: [{ code: 'weight', feature_code: 'F', type }],
  });
  const company = await writeCatalogue(app, admin, contents('string'));
  const filling = {
    kind: 'company',
    code: 'TWICE',
    act: 'filled',
    after: { module_count: 1, feature_count: 1, field_count: 1 },
  };
  await writeCatalogue(app, admin, contents('number'));
  const days = { from: '2020-01-01', to: '2100-01-01' };
  const compare = async () =>
    (await admin.ask(routes.compareHistoryRoute, { ...at('company', company), query: days })).data;
  expect((await compare()).entries).toMatchObject([
    filling,
    {
      code: 'weight',
      breaking: true,
      before: { field_type: 'string' },
      after: { field_type: 'number' },
    },
  ]);
  await writeCatalogue(app, admin, contents('string'));
  expect((await compare()).entries).toMatchObject([filling]);
});

it('records what an import adds: a new feature with the number of its fields, a new field in its feature', async () => {
  const company = await writeCatalogue(app, admin, {
    company: { code: 'GROWS' },
    modules: [{ code: 'M' }],
    features: [{ code: 'F', module_code: 'M' }],
    fields: [{ code: 'weight', feature_code: 'F' }],
  });
  await writeCatalogue(app, admin, {
    company: { code: 'GROWS' },
    modules: [{ code: 'M' }, { code: 'N', name_th: 'ใหม่' }],
    features: [
      { code: 'F', module_code: 'M' },
      { code: 'G', module_code: 'M' },
      { code: 'H', module_code: 'N' },
    ],
    fields: [
      { code: 'weight', feature_code: 'F' },
      { code: 'height', feature_code: 'F', name_en: 'Height', type: 'number' },
      { code: 'width', feature_code: 'G' },
      { code: 'length', feature_code: 'H' },
    ],
  });
  const { data } = await admin.ask(routes.listHistoryRoute, {
    ...at('company', company),
    query: {},
  });
  expect(data.map(({ act, kind, code }) => `${act} ${kind} ${code}`)).toEqual([
    'created field height',
    'created feature G',
    'created module N',
    'filled company GROWS',
  ]);
  expect(data).toMatchObject([
    { version: '1.0', breaking: false, after: { name_en: 'Height', field_type: 'number' } },
    { after: { field_count: 1 } },
    { after: { name_th: 'ใหม่', feature_count: 1, field_count: 1 } },
    { after: { field_count: 1 } },
  ]);
  const days = { from: '2020-01-01', to: '2100-01-01' };
  const compared = await admin.ask(routes.compareHistoryRoute, {
    ...at('company', company),
    query: days,
  });
  expect(compared.data.entries).toHaveLength(4);
});

it('refuses owners and replacements that the company does not have', async () => {
  const { field, feature } = await addCatalogue(app, admin);
  const { data } = await admin.ask(routes.getEntryRoute, at('field', field));
  for (const wrong of [
    { owner_id: 1_900_000_000 },
    { replacement_id: feature },
    { replacement_id: field },
  ]) {
    const body = { ...wrong, updated_at: data.updated_at };
    const answer = await admin.call('PATCH', `/v1/air/entries/field/${field}`, { body });
    expect(answer.status).toBe(400);
  }
});
