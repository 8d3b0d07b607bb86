import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addAddressRoute, listAddressesRoute } from '#modules/customers/contract/addresses.ts';
import { addContactRoute, listContactsRoute } from '#modules/customers/contract/contacts.ts';
import { customerRoutes, type Customer } from '#modules/customers/contract/customers.ts';
import * as contract from '#modules/customers/contract/merges.ts';
import { putOnTagRoute } from '#modules/customers/contract/tags.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { changeOf, createCustomer } from '../testing/customers.ts';

const NATIONAL_ID = '1101700230708';

let app: TestApp;
let keeper: SignedIn;
let winner: Customer;
let loser: Customer;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());
beforeEach(async () => {
  winner = await createCustomer(keeper, { phone: '', note: 'อยู่ต่อ', website: 'a.example.com' });
  loser = await createCustomer(keeper, {
    phone: '081-234-5678',
    note: 'รวม',
    tax_id: NATIONAL_ID,
    address: '1 หมู่ 2',
    province_id: 40,
  });
});

const merge = (more: Partial<contract.MergeInput> = {}) =>
  keeper.ask(contract.mergeRoute, {
    body: { primary_id: winner.id, merge_ids: [loser.id], ...more },
  });
const undo = (id: string | null) =>
  keeper.ask(contract.undoMergeRoute, { params: { id: id ?? '' } });
const get = (id: string) => keeper.ask(customerRoutes.get, { params: { id } });
const addAddress = (id: string, address_line1: string) =>
  keeper.ask(addAddressRoute, { params: { id }, body: { address_line1 } });
const addContact = (id: string, first_name: string) =>
  keeper.ask(addContactRoute, { params: { id }, body: { first_name } });
const tag = (id: string, name: string) =>
  keeper.ask(putOnTagRoute, { params: { id }, body: { name } });
const addressesOf = async (id: string) => {
  const { data } = await keeper.ask(listAddressesRoute, { params: { id } });
  return data.map(({ address_line1, is_primary }) => `${address_line1}${is_primary ? '*' : ''}`);
};
const contactsOf = async (id: string) => {
  const { data } = await keeper.ask(listContactsRoute, { params: { id } });
  return data.map(({ first_name, is_primary }) => `${first_name}${is_primary ? '*' : ''}`);
};
const codeOf = async (path: string, body?: object) => {
  const answer = await keeper.call('POST', path, { body });
  return `${answer.status} ${JSON.stringify(answer.body)}`;
};

it('a dry run says what the customer would be and what would move, and changes nothing', async () => {
  await addAddress(loser.id, 'ก');
  await addContact(loser.id, 'วิภา');
  await tag(loser.id, 'รายใหญ่');
  const { customer, moves, merge_id } = await merge({ dry_run: true });
  expect(customer).toMatchObject({
    id: winner.id,
    phone: '081-234-5678',
    note: 'อยู่ต่อ',
    tax_id: '*********0708',
    province_id: 40,
    tags: [{ name: 'รายใหญ่' }],
  });
  expect(Object.fromEntries(moves.map(({ name, count }) => [name, count]))).toMatchObject({
    addresses: 1,
    contacts: 1,
    tags: 1,
  });
  expect(merge_id).toBeNull();
  expect(await get(winner.id)).toEqual(winner);
  expect(await addressesOf(loser.id)).toEqual(['ก*']);
});

it('moves addresses, contacts and tags, with one primary of each, and leads the old id to the winner', async () => {
  await addAddress(winner.id, 'ก');
  await addAddress(loser.id, 'ข');
  await addContact(loser.id, 'วิภา');
  await addContact(loser.id, 'ทวี');
  const { customer } = await merge();
  expect(await addressesOf(winner.id)).toEqual(['ก*', 'ข']);
  expect(await contactsOf(winner.id)).toEqual(['วิภา*', 'ทวี']);
  expect(await get(loser.id)).toEqual(customer);
  const { data } = await keeper.ask(customerRoutes.list, {
    query: { search: `${loser.first_name} ${loser.last_name}` },
  });
  expect(data.filter(({ id }) => id === loser.id)).toEqual([]);
});

it('the tax id of a person moves encrypted and is still found', async () => {
  await merge();
  const { data } = await keeper.ask(customerRoutes.list, { query: { search: NATIONAL_ID } });
  expect(data.map(({ id }) => id)).toContain(winner.id);
  await undo((await latest()).id);
});

const latest = async () => {
  const { data } = await keeper.ask(contract.listMergesRoute, { params: { id: winner.id } });
  const [found] = data;
  if (found === undefined) throw new Error('There is no merge');
  return found;
};

it('has the values of the winner, of the latest, or of those that were chosen', async () => {
  const own = await merge({ strategy: 'keep_primary', dry_run: true });
  expect(own.customer).toMatchObject({ phone: '', note: 'อยู่ต่อ', province_id: null });
  const newest = await merge({ strategy: 'newest', dry_run: true });
  expect(newest.customer).toMatchObject({
    phone: '081-234-5678',
    note: 'รวม',
    website: 'https://a.example.com',
  });
  const chosen = await merge({ fields: { note: loser.id, phone: winner.id }, dry_run: true });
  expect(chosen.customer).toMatchObject({ phone: '', note: 'รวม' });
});

it('an undo returns everything, but leaves what was changed since the merge', async () => {
  await addAddress(winner.id, 'ก');
  await addAddress(loser.id, 'ข');
  await addContact(loser.id, 'วิภา');
  await tag(winner.id, 'เดิม');
  await tag(loser.id, 'รายใหญ่');
  const { merge_id, customer } = await merge();
  expect(customer.tags.map(({ name }) => name)).toEqual(['เดิม', 'รายใหญ่']);
  const { merged, undo_until } = await latest();
  expect(merged).toEqual([{ id: loser.id, name: loser.name }]);
  expect(Date.parse(undo_until)).toBeGreaterThan(Date.now());
  const { id } = customer;
  await keeper.ask(customerRoutes.update, {
    params: { id },
    body: { ...changeOf(customer), note: 'แก้ไขหลังรวม' },
  });
  await addAddress(id, 'ค');

  const separated = await undo(merge_id);
  expect(separated).toMatchObject({
    note: 'แก้ไขหลังรวม',
    phone: '',
    tax_id: '',
    province_id: null,
    tags: [{ name: 'เดิม' }],
  });
  expect(await get(loser.id)).toMatchObject({
    id: loser.id,
    phone: loser.phone,
    tax_id: loser.tax_id,
    deleted_at: null,
    tags: [{ name: 'รายใหญ่' }],
  });
  expect([await addressesOf(id), await addressesOf(loser.id)]).toEqual([['ก*', 'ค'], ['ข*']]);
  expect([await contactsOf(id), await contactsOf(loser.id)]).toEqual([[], ['วิภา*']]);
  expect(await codeOf(`/v1/customers/merges/${merge_id}/undo`)).toContain('merge_undone_already');
});

it('two people who merge the same pair: one is refused, and nobody deletes what is merged away', async () => {
  const body = { primary_id: winner.id, merge_ids: [loser.id] };
  const other = { primary_id: loser.id, merge_ids: [winner.id] };
  const answers = await Promise.all([
    codeOf('/v1/customers/merge', body),
    codeOf('/v1/customers/merge', other),
  ]);
  expect(answers.map((answer) => answer.slice(0, 3)).toSorted()).toEqual(['200', '409']);
  expect(answers.join()).toContain('customers.merged');
  const [gone] = (await get(winner.id)).id === winner.id ? [loser] : [winner];
  const deleted = await keeper.call('DELETE', `/v1/customers/${gone?.id}`);
  expect([deleted.status, JSON.stringify(deleted.body)]).toEqual([
    409,
    expect.stringContaining('customers.merged'),
  ]);
  expect(await codeOf(`/v1/customers/${gone?.id}/restore`)).toContain('customers.merged');
});

it('refuses a customer in the bin, itself, a value of somebody else, and the tax id of the other type', async () => {
  const body = { primary_id: winner.id, merge_ids: [loser.id] };
  const { id: elsewhere } = await createCustomer(keeper);
  expect(await codeOf('/v1/customers/merge', { ...body, merge_ids: [winner.id] })).toContain(
    'merged_with_itself',
  );
  expect(await codeOf('/v1/customers/merge', { ...body, fields: { note: elsewhere } })).toContain(
    'value_of_another',
  );
  const company = await createCustomer(keeper, {
    customer_type: 'organization',
    tax_id: '0994000617721',
  });
  const mixed = { ...body, merge_ids: [company.id], fields: { tax_id: company.id } };
  expect(await codeOf('/v1/customers/merge', mixed)).toContain('tax_id_of_other_type');
  await keeper.ask(customerRoutes.delete, { params: { id: loser.id } });
  expect(await codeOf('/v1/customers/merge', body)).toContain('in_bin');
  const staff = await signIn(app, await addUser(app, { role: 'staff' }));
  expect((await staff.call('POST', '/v1/customers/merge', { body })).status).toBe(403);
});

it('is refused for customers of another company like for ones that do not exist', async () => {
  const body = { primary_id: winner.id, merge_ids: ['01977c3e-5c1a-7b52-9d53-2f8a0c9b1e11'] };
  expect(await codeOf('/v1/customers/merge', body)).toContain('404');
});
