import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerRoutes, type Customer } from '#modules/customers/contract/customers.ts';
import { mergeRoute, undoMergeRoute } from '#modules/customers/contract/merges.ts';
import { changeCustomersRoute } from '#modules/customers/contract/several.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { changeOf, createCustomer } from '../testing/customers.ts';

let app: TestApp;
let keeper: SignedIn;
let owner_id: number;
let other: number;

beforeAll(async () => {
  app = await startTestApp();
  const user = await addUser(app, { role: 'manager', username: 'วิภา' });
  owner_id = Number(user.employeeId);
  other = Number((await addUser(app, { role: 'staff' })).employeeId);
  keeper = await signIn(app, user);
});
afterAll(() => app.close());

const idsOf = async (employee: number) => {
  const { data } = await keeper.ask(customerRoutes.list, { query: { owner_id: employee } });
  return data.map(({ id }) => id).toSorted();
};
const handOver = (customers: readonly Customer[], to: number | null) =>
  keeper.ask(changeCustomersRoute, {
    body: {
      rows: customers.map(({ id, updated_at }) => ({ id, updated_at })),
      change: { owner_id: to },
    },
  });

it('customers are listed by their owner, named in the answer, and handed over together', async () => {
  const one = await createCustomer(keeper, { owner_id });
  const two = await createCustomer(keeper, { owner_id });
  expect(one.owner_name).not.toBeNull();
  expect((await createCustomer(keeper)).owner_name).toBeNull();
  expect(await idsOf(owner_id)).toEqual([one.id, two.id].toSorted());
  const { refused } = await handOver([one, two], other);
  expect(refused).toEqual([]);
  expect([await idsOf(owner_id), (await idsOf(other)).length]).toEqual([[], 2]);
});

it('an owner works for the company; one who has left stays until somebody else is chosen', async () => {
  const customer = await createCustomer(keeper, { owner_id: other });
  const unknown = await keeper.call('POST', '/v1/customers', {
    body: { customer_type: 'organization', company_name: 'ก', owner_id: 999_999 },
  });
  expect(unknown.body).toMatchObject({
    fields: [{ path: 'owner_id', message: 'ไม่พบพนักงานคนนี้' }],
  });
  await queryRows(app, 'update employees set is_active = false where id = $1', [other]);
  await expect(handOver([customer], other)).rejects.toThrow('owner_unknown');
  const kept = await keeper.ask(customerRoutes.update, {
    params: { id: customer.id },
    body: { ...changeOf(customer), note: 'ผู้รับผิดชอบลาออกแล้ว' },
  });
  expect(kept.owner_id).toBe(other);
});

it('a merge fills a missing owner, says so beforehand, and its undo takes the owner away again', async () => {
  const [winner, loser] = [
    await createCustomer(keeper),
    await createCustomer(keeper, { owner_id }),
  ];
  const body = { primary_id: winner.id, merge_ids: [loser.id] };
  const preview = await keeper.ask(mergeRoute, { body: { ...body, dry_run: true } });
  expect(preview.customer).toMatchObject({ owner_id, owner_name: loser.owner_name });
  const { customer, merge_id } = await keeper.ask(mergeRoute, { body });
  expect(customer.owner_id).toBe(owner_id);
  // Merges of before customers had owners store none.
  await queryRows(
    app,
    `update customer_merges set snapshot = snapshot #- '{before,owner_id}' #- '{after,owner_id}' where id = $1`,
    [merge_id],
  );
  await handOver([customer], null);
  const undone = await keeper.ask(undoMergeRoute, { params: { id: merge_id ?? '' } });
  expect(undone.owner_id).toBeNull();
});
