import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerRoutes } from '#modules/customers/contract/customers.ts';
import {
  changeCustomersRoute,
  createCustomersRoute,
  deleteCustomersRoute,
  type CustomersChange,
} from '#modules/customers/contract/several.ts';
import { createTagRoute } from '#modules/customers/contract/tags.ts';
import { newId } from '#platform/server/ids.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createCustomer } from '../testing/customers.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

const get = (id: string) => keeper.ask(customerRoutes.get, { params: { id } });
const seen = ({ id, updated_at }: { id: string; updated_at: string }) => ({ id, updated_at });
const change = (
  rows: readonly { id: string; updated_at: string }[],
  given: Partial<CustomersChange>,
) => keeper.ask(changeCustomersRoute, { body: { rows: rows.map(seen), change: given } });

it('several customers are changed alike; stale ones and those in the bin are named and stay', async () => {
  const [one, other, stale, gone] = [
    await createCustomer(keeper, { note: 'ยังอยู่' }),
    await createCustomer(keeper),
    await createCustomer(keeper),
    await createCustomer(keeper),
  ];
  const tag = await keeper.ask(createTagRoute, { body: { name: 'กลุ่มใหม่' } });
  await change([stale], { payment_terms: 'เงินสด' });
  await keeper.ask(customerRoutes.delete, { params: { id: gone.id } });
  const missing = { id: newId(), updated_at: one.updated_at };
  const { done, refused } = await change([one, other, stale, gone, missing], {
    status: 'inactive',
    payment_terms: '30 วัน',
    credit_limit: 50_000,
    add_tag_ids: [tag.id],
  });
  expect(done.toSorted()).toEqual([one.id, other.id].toSorted());
  expect(new Map(refused.map(({ id, code }) => [id, code]))).toEqual(
    new Map([
      [stale.id, 'conflict'],
      [gone.id, 'customers.in_bin'],
      [missing.id, 'not_found'],
    ]),
  );
  expect(await get(one.id)).toMatchObject({
    status: 'inactive',
    payment_terms: '30 วัน',
    credit_limit: 50_000,
    note: 'ยังอยู่',
    tags: [{ name: 'กลุ่มใหม่' }],
  });
  expect(await get(stale.id)).toMatchObject({ status: 'active', payment_terms: 'เงินสด', tags: [] });
});

it('what is left out stays, null removes a limit, and tags alone are no change of the record', async () => {
  const customer = await createCustomer(keeper, { credit_limit: 10, payment_terms: 'เงินสด' });
  await change([customer], { credit_limit: null });
  const changed = await get(customer.id);
  expect(changed).toMatchObject({ credit_limit: null, payment_terms: 'เงินสด' });
  const tag = await keeper.ask(createTagRoute, { body: { name: 'ชั่วคราว' } });
  await change([changed], { add_tag_ids: [tag.id] });
  await change([changed], { remove_tag_ids: [tag.id] });
  expect(await get(customer.id)).toEqual(changed);
});

it('refuses a change of nothing, an unknown tag, and values that no single customer could have', async () => {
  const { id, updated_at } = await createCustomer(keeper);
  const codes = async (given: object) => {
    const body = { rows: [{ id, updated_at }], change: given };
    return JSON.stringify((await keeper.call('PUT', '/v1/customers/bulk', { body })).body);
  };
  expect(await codes({})).toContain('nothing_to_change');
  expect(await codes({ add_tag_ids: [newId()] })).toContain('tag_unknown');
  expect(await codes({ credit_limit: -1 })).toContain('credit_limit_invalid');
  expect(await codes({ status: 'gone' })).toContain('change.status');
  expect(await codes({ note: 'ก' })).toContain('validation_failed');
  const rows = Array.from({ length: 1_001 }, () => ({ id, updated_at }));
  const body = { rows, change: { status: 'inactive' } };
  expect((await keeper.call('PUT', '/v1/customers/bulk', { body })).status).toBe(400);
});

it('changes a thousand customers by one call', async () => {
  const { pool } = app.context.connection;
  const { rows } = await pool.query<{ id: string; updated_at: Date }>(
    `insert into customers (company_id, id, customer_type, name, first_name, last_name, company_name,
       tax_id, branch, email, phone, website, payment_terms, status, address, postal_code, note, search_text)
     select 1, gen_random_uuid(), 'individual', 'ก', 'ก', 'ข', '', '', '', '', '', '', '', 'active', '', '', '', ''
     from generate_series(1, 1000) returning id, updated_at`,
  );
  const seenRows = rows.map(({ id, updated_at }) => ({
    id,
    updated_at: new Date(updated_at).toISOString(),
  }));
  const { done, refused } = await change(seenRows, { status: 'inactive' });
  expect([done.length, refused]).toEqual([1_000, []]);
});

it('a thousand customers are created by one call and put into the bin by another; single ones are refused with their fields', async () => {
  const rows: Record<string, unknown>[] = Array.from({ length: 1_000 }, (_none, row) => ({
    customer_type: 'organization',
    company_name: `บริษัท รายที่ ${row} จำกัด`,
  }));
  rows[3] = { first_name: 'สมหญิง', email: 'ไทย@example.com' };
  rows[5] = { ...rows[5], province_id: 40, district_id: 1001 };
  rows[7] = { ...rows[7], nickname: 'ก' };
  const { done, refused } = await keeper.ask(createCustomersRoute, { body: { rows } });
  expect(refused.map(({ row, fields }) => [row, fields.map(({ path }) => path)])).toEqual([
    [3, expect.arrayContaining(['email'])],
    [5, ['district_id']],
    [7, ['nickname']],
  ]);
  expect(refused[1]?.fields[0]?.message).toBe('อำเภอ/เขตนี้ไม่ได้อยู่ในจังหวัดที่เลือก');
  expect(done).toHaveLength(997);
  expect(await get(done[3]?.id ?? '')).toMatchObject({ name: 'บริษัท รายที่ 4 จำกัด' });

  const ids = done.map(({ id }) => id);
  const missing = newId();
  const binned = await keeper.ask(deleteCustomersRoute, {
    body: { ids: [...ids, ids[0] ?? '', missing] },
  });
  expect([binned.done.length, binned.refused.map(({ id, code }) => [id, code])]).toEqual([
    997,
    [[missing, 'not_found']],
  ]);
  const again = await keeper.ask(deleteCustomersRoute, { body: { ids: ids.slice(0, 2) } });
  expect(again.refused.map(({ code }) => code)).toEqual(['customers.in_bin', 'customers.in_bin']);
  expect((await get(ids[0] ?? '')).deleted_at).not.toBeNull();
});

it('refuses calls about nothing and about more than a thousand, and deletions without the permission', async () => {
  const call = async (method: 'POST' | 'DELETE', body: object) =>
    (await keeper.call(method, '/v1/customers/bulk', { body })).status;
  const ids = Array.from({ length: 1_001 }, newId);
  expect(await call('POST', { rows: [] })).toBe(400);
  expect(await call('POST', { rows: ids.map(() => ({})) })).toBe(400);
  expect(await call('DELETE', { ids })).toBe(400);
  const staff = await signIn(app, await addUser(app, { role: 'staff' }));
  const body = { ids: ids.slice(0, 1) };
  expect((await staff.call('DELETE', '/v1/customers/bulk', { body })).status).toBe(403);
});
