import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerRoutes } from '#modules/customers/contract/customers.ts';
import { customerHistoryRoute } from '#modules/customers/contract/history.ts';
import {
  createTagRoute,
  listTagsRoute,
  putOnTagRoute,
  tagSeveralRoute,
  takeOffTagRoute,
} from '#modules/customers/contract/tags.ts';
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

const tagsOf = async (id: string) =>
  (await keeper.ask(customerRoutes.get, { params: { id } })).tags.map(({ name }) => name);

it('a tag is put on several customers, each with its event; those in the bin are refused', async () => {
  const tag = await keeper.ask(createTagRoute, { body: { name: 'ส่งออก', colour: 'blue' } });
  const [one, other, gone] = [
    await createCustomer(keeper),
    await createCustomer(keeper),
    await createCustomer(keeper),
  ];
  await keeper.ask(customerRoutes.delete, { params: { id: gone.id } });
  const ids = [one.id, other.id, gone.id];
  const putOn = () => keeper.ask(tagSeveralRoute, { body: { ids, tag_id: tag.id, put_on: true } });
  const { done, refused } = await putOn();
  expect(done.toSorted()).toEqual([one.id, other.id].toSorted());
  expect(refused).toMatchObject([{ id: gone.id, code: 'customers.in_bin' }]);
  expect([await tagsOf(one.id), await tagsOf(other.id)]).toEqual([['ส่งออก'], ['ส่งออก']]);
  await putOn();
  const params = { id: one.id };
  const { data } = await keeper.ask(customerHistoryRoute, { params, query: {} });
  expect(data.filter(({ event }) => event === 'customers.tag_put_on')).toHaveLength(1);
  const offered = await keeper.ask(listTagsRoute, { query: { counted: 'false' } });
  expect(offered.data).toContainEqual({ ...tag, customer_count: null });
  const listed = (await keeper.ask(listTagsRoute, {})).data.find(({ id }) => id === tag.id);
  expect(listed?.customer_count).toBe(2);
  const off = { ids: [one.id], tag_id: tag.id, put_on: false };
  await keeper.ask(tagSeveralRoute, { body: off });
  expect(await tagsOf(one.id)).toEqual([]);
});

it('a tag is put on a customer by its name, made where nobody has it, and taken off once', async () => {
  const { id } = await createCustomer(keeper);
  const putOn = (name: string) => keeper.ask(putOnTagRoute, { params: { id }, body: { name } });
  const wholesale = await putOn('ขายส่ง');
  expect((await putOn('ขายปลีก')).id).not.toBe(wholesale.id);
  expect((await putOn('ขายส่ง')).id).toBe(wholesale.id);
  expect((await tagsOf(id)).toSorted()).toEqual(['ขายปลีก', 'ขายส่ง']);
  const params = { id, tag_id: wholesale.id };
  await keeper.ask(takeOffTagRoute, { params });
  expect(await tagsOf(id)).toEqual(['ขายปลีก']);
  await expect(keeper.ask(takeOffTagRoute, { params })).rejects.toThrow('404');
});
