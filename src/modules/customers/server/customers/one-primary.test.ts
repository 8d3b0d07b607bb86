import { afterAll, beforeAll, expect, it } from 'vitest';
import * as addresses from '#modules/customers/contract/addresses.ts';
import * as contacts from '#modules/customers/contract/contacts.ts';
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

const primaryAddresses = async (id: string) => {
  const { data } = await keeper.ask(addresses.listAddressesRoute, { params: { id } });
  return data
    .filter(({ is_primary }) => is_primary)
    .map(({ address_type, address_line1 }) => `${address_type} ${address_line1}`);
};

const primaryContacts = async (id: string) => {
  const { data } = await keeper.ask(contacts.listContactsRoute, { params: { id } });
  return data.filter(({ is_primary }) => is_primary).map(({ first_name }) => first_name);
};

it('of the addresses of each type exactly one is primary, whatever is added, changed and removed', async () => {
  const { id } = await createCustomer(keeper);
  const add = (body: object) =>
    keeper.ask(addresses.addAddressRoute, {
      params: { id },
      body: { address_line1: '1', ...body },
    });
  const first = await add({});
  const second = await add({ address_line1: '2' });
  expect(await primaryAddresses(id)).toEqual(['billing 1']);
  await add({ address_line1: '3', is_primary: true });
  await add({ address_line1: '4', address_type: 'shipping' });
  expect(await primaryAddresses(id)).toEqual(['billing 3', 'shipping 4']);

  const { id: address_id, created_at: _made, ...fields } = second;
  await keeper.ask(addresses.changeAddressRoute, {
    params: { id, address_id },
    body: { ...fields, is_primary: true },
  });
  expect(await primaryAddresses(id)).toEqual(['billing 2', 'shipping 4']);
  await keeper.ask(addresses.removeAddressRoute, { params: { id, address_id } });
  expect(await primaryAddresses(id)).toEqual([`billing ${first.address_line1}`, 'shipping 4']);
});

it('exactly one contact is primary, and a contact has a name', async () => {
  const { id } = await createCustomer(keeper);
  const add = (body: object) =>
    keeper.ask(contacts.addContactRoute, { params: { id }, body: { first_name: 'ก', ...body } });
  await add({});
  const { id: contact_id } = await add({ first_name: 'ข', is_primary: true });
  expect(await primaryContacts(id)).toEqual(['ข']);
  await keeper.ask(contacts.removeContactRoute, { params: { id, contact_id } });
  expect(await primaryContacts(id)).toEqual(['ก']);
  const { status } = await keeper.call('POST', `/v1/customers/${id}/contacts`, {
    body: { notes: 'ไม่มีชื่อ' },
  });
  expect(status).toBe(400);
});

it('an address of another customer is not found', async () => {
  const [one, other] = [await createCustomer(keeper), await createCustomer(keeper)];
  const { id: address_id } = await keeper.ask(addresses.addAddressRoute, {
    params: { id: one.id },
    body: { address_line1: '1' },
  });
  const path = `/v1/customers/${other.id}/addresses/${address_id}`;
  expect((await keeper.call('DELETE', path)).status).toBe(404);
  expect(await primaryAddresses(one.id)).toEqual(['billing 1']);
});
