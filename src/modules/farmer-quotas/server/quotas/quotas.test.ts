import { afterAll, beforeAll, expect, it } from 'vitest';
import * as numbers from '#modules/farmer-quotas/contract/numbers.ts';
import * as contract from '#modules/farmer-quotas/contract/quotas.ts';
import { seasonRoutes } from '#modules/farmer-quotas/contract/seasons.ts';
import { errorBody } from '#platform/contract/errors.ts';
import { revealRoute } from '#platform/contract/personal-data.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createQuota, createSeason, makeNationalId, quotaForm } from '../testing/quotas.ts';

let app: TestApp;
let manager: SignedIn;
let season: string;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  manager = await signIn(app, await addUser(app, { role: 'manager' }));
  season = (await createSeason(manager)).name;
});
afterAll(() => app.close());

const found = async (query: Record<string, unknown>) =>
  (await manager.ask(contract.listQuotasRoute, { query })).data.map(({ id }) => id);

const refusalOf = async (fields: Record<string, string | Blob>) => {
  const { body } = await manager.call('POST', '/v1/quotas', { body: quotaForm(fields) });
  const { code, fields: problems = [] } = errorBody.parse(body);
  return problems.length === 0
    ? code
    : problems.map((each) => `${each.path}: ${each.code.replace('farmer-quotas:errors.', '')}`);
};

it('is found by parts of its name, its number and its phone in any spelling, a national id by all of it', async () => {
  const national_id = makeNationalId(5_000_001);
  const { id, quota_code } = await createQuota(manager, {
    first_name: 'น้ำผึ้ง',
    last_name: 'ภูพานทอง',
    phone: '+66 81 888 4321',
    national_id,
    season,
  });
  for (const search of ['น้ำผึ้ง', 'นำผึงภู', '081-888-4321', '0818884321', quota_code, national_id])
    expect([search, await found({ search })]).toEqual([search, [id]]);
  expect(await found({ national_id, season })).toEqual([id]);
  expect(await found({ phone: '0818884321' })).toEqual([id]);
  expect(await found({ search: national_id.slice(0, 12) })).toEqual([]);
});

it('shows personal values with asterisks, leaves them alone when they come back, and reveals them with a reason', async () => {
  const national_id = makeNationalId(5_000_002);
  const made = await createQuota(manager, {
    national_id,
    bank_account_no: '123-4-56789-0',
    season,
  });
  expect(made.national_id).toBe(`*********${national_id.slice(-4)}`);
  expect(made.bank_account_no).toBe('******7890');
  const changed = await manager.ask(contract.updateQuotaRoute, {
    params: { id: made.id },
    body: {
      national_id: made.national_id,
      bank_account_no: made.bank_account_no,
      first_name: 'สมใจ',
      updated_at: made.updated_at,
    },
  });
  expect(changed).toMatchObject({ name: `สมใจ ${made.last_name}`, farmer_id: made.farmer_id });
  const reveal = (entity_type: string, entity_id: string, field: string) =>
    manager.ask(revealRoute, {
      body: { entity_type, entity_id, field, reason: 'ตรวจกับบัตรจริง' },
    });
  expect(await reveal('farmer', made.farmer_id, 'national_id')).toMatchObject({
    value: national_id,
  });
  expect(await reveal('farmer_quota', made.id, 'bank_account_no')).toMatchObject({
    value: '1234567890',
  });
});

it('has a number that nobody else has, in capitals; without one it gets the next', async () => {
  const code = `typed-${Date.now()}`;
  await createQuota(manager, { quota_code: code, season });
  expect(await refusalOf({ quota_code: code.toUpperCase(), season })).toEqual([
    'quota_code: quota_code_taken',
  ]);
  const isUnique = async (quota_number: string) =>
    (await manager.ask(numbers.checkUniqueRoute, { body: { quota_number } })).is_unique;
  expect(await isUnique(code)).toBe(false);
  expect(await isUnique(`${code}x`)).toBe(true);
  const { quota_number } = await manager.ask(numbers.generateNumberRoute, { query: { season } });
  expect((await createQuota(manager, { season })).quota_code).toBe(quota_number);
});

it('a number that somebody typed in before is passed over', async () => {
  const { quota_number } = await manager.ask(numbers.generateNumberRoute, { query: { season } });
  await createQuota(manager, { quota_code: quota_number, season });
  const next = quota_number.replace(/\d+$/, (digits) =>
    String(Number(digits) + 1).padStart(digits.length, '0'),
  );
  expect((await createQuota(manager, { season })).quota_code).toBe(next);
});

it('a person has one quota in a season, and those of other seasons belong to the same farmer', async () => {
  const national_id = makeNationalId(5_000_003);
  const first = await createQuota(manager, { national_id, first_name: 'สมศรี', season });
  expect(await refusalOf({ national_id, season })).toEqual(['national_id: national_id_taken']);
  const { name: later } = await createSeason(manager, 2561);
  const second = await createQuota(manager, {
    national_id,
    first_name: 'สมศรี',
    last_name: first.last_name,
    season: later,
  });
  expect(second.farmer_id).toBe(first.farmer_id);
  const { data } = await manager.ask(contract.listQuotasOfFarmerRoute, {
    params: { id: first.farmer_id },
  });
  expect(data.map(({ season: name }) => name)).toEqual([later, season]);
  const duplicate = await manager.ask(numbers.checkDuplicateRoute, {
    body: { citizen_id: national_id },
  });
  expect(duplicate).toMatchObject({ is_duplicate: true, quotas: [{}, {}] });
  const writer = await signIn(app, await addUser(app, { permissions: ['farmer-quotas:write'] }));
  const told = await writer.ask(numbers.checkDuplicateRoute, { body: { citizen_id: national_id } });
  expect(told).toEqual({ is_duplicate: true, farmer: null, latest: null, quotas: [] });
});

it('a new season takes over contact, addresses and bank accounts without showing the accounts', async () => {
  const national_id = makeNationalId(5_000_004);
  const first = await createQuota(manager, {
    national_id,
    season,
    phone: '081-234-5678',
    bank_name: 'ธ.ก.ส.',
    bank_account_no: '1234567890',
    contact_address: '9 หมู่ 2',
    contact_province_id: '40',
  });
  const { name: later } = await createSeason(manager, 2561);
  const { latest } = await manager.ask(numbers.checkDuplicateRoute, {
    body: { citizen_id: national_id },
  });
  expect(latest).toMatchObject({
    id: first.id,
    bank_account_no: '******7890',
    phone: '081-234-5678',
  });
  const { first_name, last_name } = first;
  const given = { national_id, first_name, last_name, bank_account_no: '******7890' };
  expect(await refusalOf({ ...given, season: later })).toEqual([
    'bank_account_no: account_invalid',
  ]);
  const other = await createQuota(manager, { season, bank_account_no: '5555557890' });
  expect(await refusalOf({ ...given, season: later, copied_from: other.id })).toEqual([
    'copied_from: copied_from_unknown',
  ]);
  const { id } = await createQuota(manager, { ...given, season: later, copied_from: first.id });
  const body = {
    entity_type: contract.FARMER_QUOTA,
    entity_id: id,
    field: 'bank_account_no',
    reason: 'ตรวจสอบบัญชี',
  };
  expect(await manager.ask(revealRoute, { body })).toMatchObject({ value: '1234567890' });
});

it('refuses at the field what cannot be', async () => {
  const cases: [Record<string, string>, string][] = [
    [{ national_id: '1234567890123' }, 'national_id: national_id_wrong'],
    [{ national_id: '123' }, 'national_id: national_id_digits'],
    [{ birth_date: '2569-01-01' }, 'birth_date: birth_date_buddhist'],
    [{ birth_date: '2399-01-01' }, 'birth_date: birth_date_future'],
    [{ phone: '12' }, 'phone: phone_invalid'],
    [{ bank_account_no: '12' }, 'bank_account_no: account_invalid'],
    [{ season: 'ไม่มี' }, 'season: season_unknown'],
    [{ year: '2555' }, 'year: season_year_differs'],
    [
      { contact_province_id: '40', contact_district_id: '1001' },
      'contact_district_id: geography:errors.district_elsewhere',
    ],
  ];
  for (const [fields, problem] of cases)
    expect([fields, await refusalOf({ season, ...fields })]).toEqual([fields, [problem]]);
});

it('a name that begins as a formula stays a text, also in the file that programs take', async () => {
  const first_name = '=HYPERLINK("http://elsewhere.example")';
  const { id, name } = await createQuota(manager, { season, first_name });
  expect(name.startsWith(first_name)).toBe(true);
  const query = new URLSearchParams({ season, search: 'HYPERLINK' });
  const answer = await fetch(`${app.address}/v1/quotas/export?${query}`, {
    headers: { authorization: `Bearer ${manager.jwt}`, 'x-company-id': '1' },
  });
  expect(answer.headers.get('content-disposition')).toMatch(/farmer_quotas_\d{14}\.csv/);
  const [, row = '', ...others] = (await answer.text()).trim().split('\r\n');
  expect(others).toEqual([]);
  expect(row).toContain(`'=HYPERLINK`);
  expect(row).not.toMatch(/(?:^|,)"?=/);
  expect(await found({ search: 'HYPERLINK' })).toEqual([id]);
});

it('in a closed season everything is only read', async () => {
  const closing = await createSeason(manager, 2559);
  const made = await createQuota(manager, { season: closing.name });
  const { quotas_count: _count, id, created_at: _made, ...fields } = closing;
  await manager.ask(seasonRoutes.update, { params: { id }, body: { ...fields, status: 'closed' } });
  expect(await refusalOf({ season: closing.name })).toBe('farmer-quotas.season_closed');
  const params = { id: made.id };
  const { updated_at } = made;
  await expect(
    manager.ask(contract.updateQuotaRoute, { params, body: { phone: '', updated_at } }),
  ).rejects.toThrow('season_closed');
  await expect(
    manager.ask(contract.moveQuotaRoute, { params, body: { status: 'draft' } }),
  ).rejects.toThrow('season_closed');
  await expect(manager.ask(contract.deleteQuotaRoute, { params })).rejects.toThrow('season_closed');
  expect((await manager.ask(contract.getQuotaRoute, { params })).season_is_open).toBe(false);
});
