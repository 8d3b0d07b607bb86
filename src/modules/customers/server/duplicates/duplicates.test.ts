import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { customerHistoryRoute } from '#modules/customers/contract/history.ts';
import * as contract from '#modules/customers/contract/duplicates.ts';
import { customerRoutes } from '#modules/customers/contract/customers.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createCustomer } from '../testing/customers.ts';

const NATIONAL_ID = '1101700230708';
const PLACE = { province_id: 40, district_id: 4007, subdistrict_id: 400_701 };

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  const companyId = await addCompany(app);
  keeper = await signIn(app, await addUser(app, { role: 'manager', companyId }));
});
afterAll(() => app.close());

const hints = async (typed: z.input<typeof contract.typedCustomer>) => {
  const { data } = await keeper.ask(contract.checkDuplicatesRoute, { body: typed });
  return data.map(({ customer, reasons }) => [customer.name, ...reasons]);
};
const duplicatesOf = async (id: string) => {
  const { data } = await keeper.ask(contract.listDuplicatesRoute, { params: { id } });
  return data.map(({ customer, reasons }) => [customer.id, ...reasons]);
};
const pairs = async (query: z.input<typeof contract.listPairsRoute.query> = {}) =>
  keeper.ask(contract.listPairsRoute, { query: { page_size: 100, ...query } });

it('says while a customer is typed who has the same tax id, phone, e-mail or name, the surest first', async () => {
  const stored = await createCustomer(keeper, {
    first_name: 'นางสาวสมหญิง',
    last_name: 'แก้วใส',
    tax_id: NATIONAL_ID,
    phone: '081-555-0001',
    email: 'somying@rai.example',
    ...PLACE,
  });
  const { name } = stored;
  expect(await hints({ tax_id: '1-1017-00230-70-8' })).toEqual([[name, 'tax_id']]);
  expect(await hints({ phone: '01 555 0001' })).toEqual([[name, 'phone']]);
  expect(await hints({ email: 'Somying@Rai.example' })).toEqual([[name, 'email']]);
  const typed = { first_name: 'น.ส.สมหญิง', last_name: 'แก้วใส' };
  expect(await hints(typed)).toEqual([[name, 'name']]);
  expect(await hints({ ...typed, subdistrict_id: PLACE.subdistrict_id })).toEqual([[name, 'name']]);
  expect(await hints({ ...typed, subdistrict_id: 100_101 })).toEqual([]);
  const wrong = { ...typed, last_name: 'แก้วไส', subdistrict_id: PLACE.subdistrict_id };
  expect(await hints(wrong)).toEqual([[name, 'similar_name']]);
  expect(await hints({ ...typed, customer_id: stored.id })).toEqual([]);
  await createCustomer(keeper, { phone: '081-555-0001' });
  expect((await hints({ phone: '0815550001', email: 'somying@rai.example' }))[0]?.[0]).toBe(name);
});

it('shows at most five', async () => {
  for (let turn = 0; turn < 7; turn += 1) await createCustomer(keeper, { phone: '02-765-4321' });
  expect(await hints({ phone: '02-765-4321' })).toHaveLength(5);
});

it('lists a pair once, until somebody says that these are two customers, and again when that is taken back', async () => {
  const first = await createCustomer(keeper, { phone: '043-222-111' });
  const second = await createCustomer(keeper, { phone: '043-222-111' });
  const isListed = async (query = {}) => {
    const { data } = await pairs(query);
    return data.filter(({ one, other }) => [one.id, other.id].includes(first.id)).length;
  };
  const decide = (dismissed: boolean) =>
    keeper.ask(contract.decidePairRoute, {
      params: { id: second.id, other_id: first.id },
      body: { dismissed },
    });
  expect([await isListed(), await isListed({ reason: 'email' })]).toEqual([1, 0]);
  expect(await duplicatesOf(first.id)).toEqual([[second.id, 'phone']]);

  await decide(true);
  await decide(true);
  expect([await isListed(), await isListed({ dismissed: 'yes' })]).toEqual([0, 1]);
  expect([await duplicatesOf(first.id), await duplicatesOf(second.id)]).toEqual([[], []]);
  const { data } = await keeper.ask(customerHistoryRoute, {
    params: { id: first.id },
    query: {},
  });
  expect(data.map(({ event }) => event)).toEqual([
    'customers.duplicate_dismissed',
    'customers.created',
  ]);

  await decide(false);
  expect([await isListed(), await isListed({ dismissed: 'yes' })]).toEqual([1, 0]);
  await keeper.ask(customerRoutes.delete, { params: { id: second.id } });
  expect([await isListed(), await duplicatesOf(first.id)]).toEqual([0, []]);
});

it('neither finds nor decides about customers of another company', async () => {
  const other = await signIn(app, await addUser(app, { role: 'manager' }));
  const foreign = await createCustomer(other, { phone: '043-999-111' });
  const own = await createCustomer(keeper, { phone: '043-999-111' });
  expect(await duplicatesOf(own.id)).toEqual([]);
  const path = `/v1/customers/${own.id}/duplicates/${foreign.id}`;
  expect((await keeper.call('PUT', path, { body: { dismissed: true } })).status).toBe(404);
  const same = `/v1/customers/${own.id}/duplicates/${own.id}`;
  expect((await keeper.call('PUT', same, { body: { dismissed: true } })).status).toBe(404);
});
