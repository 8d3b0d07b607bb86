import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerHistoryRoute } from '#modules/customers/contract/history.ts';
import * as contract from '#modules/customers/contract/customers.ts';
import { putOnTagRoute, takeOffTagRoute } from '#modules/customers/contract/tags.ts';
import { nameRecordsRoute, searchRoute } from '#platform/contract/search.routes.ts';
import { revealRoute } from '#platform/contract/personal-data.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { changeOf, createCustomer } from '../testing/customers.ts';
import { resealTaxIds } from './reseal-tax-ids.ts';

const NATIONAL_ID = '1101700230708';
const PATH = '/v1/customers';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

const found = async (search: string, filters: Record<string, unknown> = {}) =>
  (await keeper.ask(contract.customerRoutes.list, { query: { search, ...filters } })).data.map(
    ({ name }) => name,
  );

const problemsOf = async (body: Record<string, unknown>) => {
  const { fields } = await keeper.ask(contract.validateCustomerRoute, { body });
  return fields.map(({ path, code }) => [path, code.replace('customers:errors.', '')]);
};

it('is found without spaces and tone marks, and by its phone in any spelling', async () => {
  await createCustomer(keeper, {
    customer_type: 'organization',
    company_name: 'บริษัท น้ำผึ้ง ภูพาน จำกัด',
    phone: '+66 81 777 1234',
  });
  const name = ['บริษัท น้ำผึ้ง ภูพาน จำกัด'];
  for (const typed of ['น้ำผึ้งภูพาน', 'นำผึงภูพาน', '081-777-1234', '0817771234', '081 7771234']) {
    expect([typed, await found(typed)]).toEqual([typed, name]);
  }
  expect(await found('+66817771234')).toEqual(name);
});

it('shows a phone the Thai way and accepts what it showed', async () => {
  const customer = await createCustomer(keeper, { phone: '0066812345678' });
  expect(customer.phone).toBe('081-234-5678');
  const changed = await keeper.ask(contract.customerRoutes.update, {
    params: { id: customer.id },
    body: changeOf(customer),
  });
  expect(changed.phone).toBe('081-234-5678');
});

it('has no credit limit until somebody sets one, which 0 is too', async () => {
  const customer = await createCustomer(keeper);
  expect(customer.credit_limit).toBeNull();
  const change = (credit_limit: number | null, { updated_at }: contract.Customer) =>
    keeper.ask(contract.customerRoutes.update, {
      params: { id: customer.id },
      body: { ...changeOf(customer), updated_at, credit_limit },
    });
  const limited = await change(0, customer);
  expect(limited.credit_limit).toBe(0);
  expect((await change(null, limited)).credit_limit).toBeNull();
});

it('a person needs both names and an e-mail address, an organisation only its name', async () => {
  expect(await problemsOf({ customer_type: 'individual' })).toEqual([
    ['first_name', 'first_name_required'],
    ['last_name', 'last_name_required'],
    ['email', 'email_required'],
  ]);
  expect(await problemsOf({ customer_type: 'organization' })).toEqual([
    ['company_name', 'company_name_required'],
  ]);
  const wrong = { company_name: 'ก', tax_id: '1234567890123', phone: '12ab', email: 'ก@ข' };
  expect(await problemsOf({ customer_type: 'organization', ...wrong })).toEqual([
    ['tax_id', 'tax_id_wrong'],
    ['email', 'email_invalid'],
    ['phone', 'phone_invalid'],
  ]);
});

it('refuses a district of another province at its field', async () => {
  const { status, body } = await keeper.call('POST', PATH, {
    body: {
      customer_type: 'organization',
      company_name: 'ก',
      province_id: 10,
      district_id: 4007,
    },
  });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('district_elsewhere');
});

it('the national id of a person is stored encrypted, answered with asterisks and found by the whole number', async () => {
  const customer = await createCustomer(keeper, { tax_id: '1-1017-00230-70-8' });
  expect(customer.tax_id).toBe('*********0708');
  const { rows } = await app.context.connection.pool.query(
    'select * from customers where id = $1',
    [customer.id],
  );
  expect(JSON.stringify(rows)).not.toContain(NATIONAL_ID);
  expect(await found(NATIONAL_ID)).toEqual([customer.name]);

  const renamed = await keeper.ask(contract.customerRoutes.update, {
    params: { id: customer.id },
    body: { ...changeOf(customer), first_name: 'สมศักดิ์' },
  });
  expect(renamed.tax_id).toBe(customer.tax_id);
  expect(await found(NATIONAL_ID)).toEqual([renamed.name]);
});

it('a national id is revealed to those who may, with a reason that its history shows', async () => {
  const customer = await createCustomer(keeper, { tax_id: NATIONAL_ID });
  const body = {
    entity_type: contract.CUSTOMER,
    entity_id: customer.id,
    field: 'tax_id',
    reason: 'ออกใบกำกับภาษี',
  };
  const { value } = await keeper.ask(revealRoute, { body });
  expect(value).toBe(NATIONAL_ID);
  const params = { id: customer.id };
  const { data } = await keeper.ask(customerHistoryRoute, { params, query: {} });
  expect(data[0]?.event).toBe('platform.personal_data_revealed');
  expect(JSON.stringify(data[0]?.changes)).toContain(body.reason);
  const staff = await signIn(app, await addUser(app, { role: 'staff' }));
  expect((await staff.call('POST', revealRoute.path, { body })).status).toBe(403);
});

it('a national id that was sealed before the platform sealed them is sealed again at a start', async () => {
  const { context } = app;
  const { id, name, tax_id } = await createCustomer(keeper, { tax_id: NATIONAL_ID });
  await context.connection.pool.query('update customers set tax_id_sealed = $1 where id = $2', [
    context.secrets.seal(NATIONAL_ID, id),
    id,
  ]);
  await resealTaxIds(context);
  expect((await keeper.ask(contract.customerRoutes.get, { params: { id } })).tax_id).toBe(tax_id);
  expect(await found(NATIONAL_ID)).toContain(name);
});

it('a national id does not become readable when the person becomes an organisation', async () => {
  const customer = await createCustomer(keeper, { tax_id: NATIONAL_ID });
  const { status } = await keeper.call('PUT', `${PATH}/${customer.id}`, {
    body: { ...changeOf(customer), customer_type: 'organization' },
  });
  expect(status).toBe(400);
});

it('lies in the bin, from which nobody can change it, until it is restored', async () => {
  const { id, name, ...customer } = await createCustomer(keeper, { last_name: 'ถังขยะ' });
  await keeper.ask(contract.customerRoutes.delete, { params: { id } });
  expect(await found(name)).toEqual([]);
  const bin = await keeper.ask(contract.listDeletedRoute, { query: {} });
  expect(bin.data[0]?.id).toBe(id);
  const { status } = await keeper.call('PUT', `${PATH}/${id}`, {
    body: changeOf({ id, name, ...customer }),
  });
  expect(status).toBe(409);
  const restored = await keeper.ask(contract.restoreCustomerRoute, { params: { id } });
  expect(restored.deleted_at).toBeNull();
  expect(await found(name)).toEqual([name]);
});

it('is listed by type, status, tag and province', async () => {
  const search = 'ลูกค้ากรอง';
  const customer = await createCustomer(keeper, {
    customer_type: 'organization',
    company_name: search,
    status: 'inactive',
    province_id: 40,
  });
  const params = { id: customer.id };
  const tag = await keeper.ask(putOnTagRoute, { params, body: { name: 'รายใหญ่' } });
  const matching = { customer_type: 'organization', status: 'inactive', province_id: 40 };
  expect(await found(search, { ...matching, tag_id: tag.id })).toEqual([search]);
  expect(await found(search, { status: 'active' })).toEqual([]);
  expect(await found(search, { province_id: 10 })).toEqual([]);
  await keeper.ask(takeOffTagRoute, { params: { ...params, tag_id: tag.id } });
  expect(await found(search, { tag_id: tag.id })).toEqual([]);

  const { data } = await keeper.ask(customerHistoryRoute, { params, query: {} });
  expect(data.map(({ event }) => event)).toEqual([
    'customers.tag_taken_off',
    'customers.tag_put_on',
    'customers.created',
  ]);
});

it('the search over everything tells customers apart by their phone as it is dialled', async () => {
  const { id, name } = await createCustomer(keeper, { phone: '+66812350154' });
  const { data } = await keeper.ask(searchRoute, { query: { q: name } });
  expect(data.find((record) => record.id === id)).toMatchObject({ detail: '081-235-0154' });
  // Home names the customers that somebody visited by the same.
  const named = await keeper.ask(nameRecordsRoute, { query: { entity: 'customer', ids: id } });
  expect(named.data).toMatchObject([{ id, detail: '081-235-0154' }]);
});
