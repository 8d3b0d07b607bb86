import { afterAll, beforeAll, expect, it } from 'vitest';
import { addActivityRoute } from '#modules/customers/contract/activities.ts';
import { CUSTOMER, customerRoutes } from '#modules/customers/contract/customers.ts';
import { deleteForGoodRoute, deletionEvents } from '#modules/customers/contract/deletion.ts';
import { uploadFileRoute } from '#platform/contract/attachments.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createCustomer } from '../testing/customers.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

it('a customer is deleted for good with its activities and files, after its name was typed', async () => {
  const { id, name } = await createCustomer(keeper);
  await keeper.ask(addActivityRoute, { params: { id }, body: { subject: 'โทรหา' } });
  const files = new FormData();
  files.append('entity_type', CUSTOMER);
  files.append('entity_id', id);
  files.append('file', new Blob(['ก']), 'ก.txt');
  await keeper.call('POST', uploadFileRoute.path, { body: files });
  await keeper.ask(customerRoutes.delete, { params: { id } });

  const path = `/v1/customers/${id}/hard`;
  const refused = await keeper.call('DELETE', path, { body: { confirm_name: 'คนอื่น' } });
  expect(refused.body).toMatchObject({ fields: [{ path: 'confirm_name' }] });
  await keeper.ask(deleteForGoodRoute, { params: { id }, body: { confirm_name: name } });
  expect((await keeper.call('GET', `/v1/customers/${id}`)).status).toBe(404);
  expect(await app.context.database.asSystem((tx) => tx.$count(storedFiles))).toBe(0);
  // The history still says who it was, and keeps nothing else.
  const recorded = await queryRows<{ before: unknown }>(
    app,
    'select before from event_log where name = $1 and entity_id = $2',
    [deletionEvents.deleted_for_good, id],
  );
  expect(recorded).toEqual([{ before: { name } }]);
});

it('a customer that others were merged into stays, as they may be separated again', async () => {
  const [winner, loser] = [await createCustomer(keeper), await createCustomer(keeper)];
  await app.context.connection.pool.query('update customers set merged_into = $1 where id = $2', [
    winner.id,
    loser.id,
  ]);
  for (const { id, name } of [winner, loser]) {
    const { status } = await keeper.call('DELETE', `/v1/customers/${id}/hard`, {
      body: { confirm_name: name },
    });
    expect(status).toBe(409);
  }
});
