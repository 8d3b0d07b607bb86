import { afterAll, beforeAll, expect, it } from 'vitest';
import { addActivityRoute } from '#modules/customers/contract/activities.ts';
import { addAddressRoute } from '#modules/customers/contract/addresses.ts';
import { anonymiseRoute } from '#modules/customers/contract/anonymisation.ts';
import { addContactRoute } from '#modules/customers/contract/contacts.ts';
import { CUSTOMER, customerRoutes, type Customer } from '#modules/customers/contract/customers.ts';
import { decidePairRoute } from '#modules/customers/contract/duplicates.ts';
import { mergeRoute, undoMergeRoute } from '#modules/customers/contract/merges.ts';
import { uploadFileRoute } from '#platform/contract/attachments.ts';
import { createViewRoute, listViewsRoute } from '#platform/contract/views.routes.ts';
import { newId } from '#platform/server/ids.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { tablesWith } from '#tests/support/tables-with.ts';
import { changeOf, createCustomer } from '../testing/customers.ts';

/** In everything that is written about the customer. */
const CANARY = 'นกขมิ้น';
const MAIL = 'canary-bird@test.example';
const PHONE = '089-111-2233';
const NATIONAL_ID = '1101700230708';
const TRACES = [CANARY, 'canary-bird', '891112233', '0891112233', NATIONAL_ID, '*****0708'];

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

const anonymise = ({ id, name }: Pick<Customer, 'id' | 'name'>) =>
  keeper.ask(anonymiseRoute, {
    params: { id },
    body: { confirm_name: name, reason: 'เจ้าของข้อมูลขอ' },
  });

const createCanary = (more: object = {}) =>
  createCustomer(keeper, {
    first_name: CANARY,
    last_name: CANARY,
    company_name: CANARY,
    email: MAIL,
    phone: PHONE,
    tax_id: NATIONAL_ID,
    website: 'canary-bird.example',
    payment_terms: CANARY,
    address: CANARY,
    note: CANARY,
    ...more,
  });

async function addParts(id: string) {
  const params = { id };
  await keeper.ask(addAddressRoute, { params, body: { address_line1: CANARY } });
  const contact = { first_name: CANARY, email: MAIL, mobile: PHONE, notes: CANARY };
  await keeper.ask(addContactRoute, { params, body: contact });
  await keeper.ask(addActivityRoute, { params, body: { subject: CANARY, details: CANARY } });
  const files = new FormData();
  files.append('entity_type', CUSTOMER);
  files.append('entity_id', id);
  files.append('file', new Blob(['ก']), `${CANARY}.txt`);
  await keeper.call('POST', uploadFileRoute.path, { body: files });
}

it('leaves nothing of a customer in any table: fields, parts, files, history, merges, answers, notifications', async () => {
  const winner = await createCanary();
  await addParts(winner.id);
  const loser = await createCanary({ note: `${CANARY} อีกราย` });
  await addParts(loser.id);
  const alike = await createCustomer(keeper);
  await keeper.ask(decidePairRoute, {
    params: { id: winner.id, other_id: alike.id },
    body: { dismissed: true },
  });
  // Merged and separated again: the history of the other has the values too.
  const apart = await createCustomer(keeper, { phone: '', note: '' });
  const undone = await keeper.ask(mergeRoute, {
    body: { primary_id: apart.id, merge_ids: [loser.id] },
  });
  await keeper.ask(undoMergeRoute, { params: { id: undone.merge_id ?? '' } });
  await keeper.ask(mergeRoute, { body: { primary_id: winner.id, merge_ids: [loser.id] } });
  const customer = await keeper.ask(customerRoutes.get, {
    params: { id: winner.id },
  });
  const body = { ...changeOf(customer), note: `${CANARY} สอง` };
  await keeper.call('PUT', `/v1/customers/${winner.id}`, {
    body,
    headers: { 'idempotency-key': newId() },
  });
  await app.context.connection.pool.query(
    `insert into inbox_items (company_id, id, user_id, tone, title, message, entity, entity_id)
     select 1, $1, id, 'info', $2, $2, 'customer', $3 from users limit 1`,
    [newId(), JSON.stringify({ th: CANARY, en: CANARY }), winner.id],
  );
  const importId = newId();
  await app.context.connection.pool.query(
    `insert into file_imports (company_id, id, kind, status, filename, size_bytes, options, created_by, language)
     select 1, $1, 'customers', 'succeeded', 'customers.csv', 1, '{}', id, 'th' from users limit 1`,
    [importId],
  );
  await app.context.connection.pool.query(
    `insert into file_import_records (company_id, import_id, batch, line, record_id, action, before, changed_at)
     values (1, $1, 1, 2, $2, 'updated', $3, now())`,
    [importId, winner.id, JSON.stringify({ name: CANARY })],
  );
  expect(await tablesWith(app, TRACES)).toEqual(
    expect.arrayContaining(['public.customers', 'public.event_log', 'public.customer_merges']),
  );

  const left = await anonymise(winner);
  expect(await tablesWith(app, TRACES)).toEqual([]);
  expect(left).toMatchObject({ id: winner.id, first_name: '', email: '', tax_id: '' });
  expect(left.anonymised_at).toEqual(expect.any(String));
  // The old id still leads to what documents point to.
  expect((await keeper.ask(customerRoutes.get, { params: { id: loser.id } })).id).toBe(winner.id);
  const events = await queryRows(
    app,
    `select name, after ->> 'reason' as reason from event_log
     where entity_id = $1 order by sequence desc limit 2`,
    [winner.id],
  );
  expect(events).toEqual([
    { name: 'customers.anonymised', reason: 'เจ้าของข้อมูลขอ' },
    { name: 'customers.updated', reason: null },
  ]);
});

it('erases what exports and saved views looked for, where it was the customer', async () => {
  const kept = 'สวนผักเขียวขจี';
  const searches = [`${CANARY} ${CANARY}`, MAIL, '+66 89 111 2233', '1-1017-00230-70-8', kept];
  const customer = await createCanary({ customer_type: 'individual' });
  for (const [at, search] of searches.entries()) {
    await keeper.call('POST', '/v1/customers/export', { body: { search } });
    await keeper.ask(createViewRoute, {
      body: {
        list: 'customers',
        name: `มุมมอง ${at}`,
        shared: false,
        address: `?${new URLSearchParams({ search }).toString()}`,
        columns: [],
      },
    });
  }
  await anonymise(customer);
  expect(await tablesWith(app, TRACES)).toEqual([]);
  const { data } = await keeper.ask(listViewsRoute, { query: { list: 'customers' } });
  expect(data.map(({ name }) => name)).toEqual([`มุมมอง ${searches.length - 1}`]);
  const exports = await queryRows(
    app,
    `select after ->> 'search' as search from event_log where entity = 'export' order by sequence`,
  );
  expect(exports).toEqual(searches.map((search) => ({ search: search === kept ? kept : null })));
});

it('leaves the histories of others as they are', async () => {
  const other = await createCustomer(keeper, { note: 'ยังอยู่' });
  await anonymise(await createCustomer(keeper));
  const [event] = await queryRows(
    app,
    `select after ->> 'note' as note from event_log where entity_id = $1`,
    [other.id],
  );
  expect(event).toEqual({ note: 'ยังอยู่' });
});

it('asks for the exact name and the permission; what is erased is neither restored nor erased again', async () => {
  const customer = await createCustomer(keeper);
  const path = `/v1/customers/${customer.id}/anonymise`;
  const body = { confirm_name: customer.name, reason: 'เจ้าของข้อมูลขอ' };
  const staff = await signIn(app, await addUser(app, { role: 'staff' }));
  expect((await staff.call('POST', path, { body })).status).toBe(403);
  const mistyped = await keeper.call('POST', path, { body: { ...body, confirm_name: 'ใคร' } });
  expect(mistyped.body).toMatchObject({ fields: [{ path: 'confirm_name' }] });
  const unreasoned = await keeper.call('POST', path, { body: { ...body, reason: ' ' } });
  expect(unreasoned.body).toMatchObject({ fields: [{ path: 'reason' }] });
  const { name } = await anonymise(customer);
  const again = await keeper.call('POST', path, { body: { ...body, confirm_name: name } });
  expect([again.status, again.body]).toEqual([
    409,
    expect.objectContaining({ code: 'customers.anonymised' }),
  ]);
  const restored = await keeper.call('POST', `/v1/customers/${customer.id}/restore`);
  expect(restored.status).toBe(409);
});
