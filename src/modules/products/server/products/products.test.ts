import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import * as prices from '#modules/products/contract/prices.ts';
import * as products from '#modules/products/contract/products.ts';
import { unitRoutes } from '#modules/products/contract/units.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createProduct, createUnit } from '../testing/products.ts';

const DAY_MS = 24 * 3600 * 1000;

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

const day = (days: number) => dayInBangkok(new Date(Date.now() + days * DAY_MS));
const pricesOf = async (id: string) =>
  (await keeper.ask(prices.listPricesRoute, { params: { id } })).data.map(
    ({ price, valid_from }) => [price, valid_from],
  );
const setPrice = (id: string, price: number, valid_from: string) =>
  keeper.call('POST', `/v1/products/${id}/prices`, { body: { price, valid_from } });

it('has the price it was created with from today, and another one when it is changed', async () => {
  const {
    created_at: _created,
    currency: _currency,
    unit: _unit,
    id,
    ...made
  } = await createProduct(keeper, { price: 16_800.25 });
  expect(await pricesOf(id)).toEqual([[16_800.25, day(0)]]);
  const changed = await keeper.ask(products.productRoutes.update, {
    params: { id },
    body: { ...made, price: 17_000 },
  });
  expect(changed.price).toBe(17_000);
  expect(await pricesOf(id)).toEqual([[17_000, day(0)]]);
});

it('a price of a later day is planned, can be withdrawn, and does not change the present one', async () => {
  const { id } = await createProduct(keeper, { price: 100 });
  expect((await setPrice(id, 120, day(30))).status).toBe(201);
  expect((await setPrice(id, 125, day(30))).status).toBe(201);
  expect(await pricesOf(id)).toEqual([
    [125, day(30)],
    [100, day(0)],
  ]);
  expect((await keeper.ask(products.productRoutes.get, { params: { id } })).price).toBe(100);
  const path = `/v1/products/${id}/prices`;
  expect((await keeper.call('DELETE', `${path}/${day(30)}`)).status).toBe(204);
  expect((await keeper.call('DELETE', `${path}/${day(0)}`)).status).toBe(404);
  expect(await pricesOf(id)).toEqual([[100, day(0)]]);
});

it('refuses a price for yesterday', async () => {
  const { id } = await createProduct(keeper);
  expect((await setPrice(id, 1, day(-1))).body).toMatchObject({
    code: 'products.price_in_the_past',
  });
});

it('changes several prices as shown before, and leaves what would be no price', async () => {
  const unit_id = (await createUnit(keeper)).id;
  const dear = await createProduct(keeper, { code: 'Z-1', price: 200, unit_id });
  const cheap = await createProduct(keeper, { code: 'Z-2', price: 10, unit_id });
  const body: z.input<typeof prices.changePricesInput> = {
    ids: [dear.id, cheap.id],
    change: { by: 'baht', value: -50, round_to: 1 },
    valid_from: day(0),
  };
  const shown = await keeper.ask(prices.changePricesRoute, { body: { ...body, dry_run: true } });
  expect(shown.prices.map(({ code, before, after }) => [code, before, after])).toEqual([
    ['Z-1', 200, 150],
  ]);
  expect(shown.refused).toMatchObject([{ id: cheap.id, code: 'products.price_out_of_range' }]);
  expect(await pricesOf(dear.id)).toEqual([[200, day(0)]]);
  const done = await keeper.ask(prices.changePricesRoute, { body });
  expect(done).toEqual({ ...shown, done: [dear.id] });
  expect(await pricesOf(dear.id)).toEqual([[150, day(0)]]);
  expect(await pricesOf(cheap.id)).toEqual([[10, day(0)]]);
});

it('a unit in use is not deleted, and an unknown one is refused at its field', async () => {
  const { id } = await createUnit(keeper);
  await createProduct(keeper, { unit_id: id });
  const answer = await keeper.call('DELETE', `/v1/product-units/${id}`);
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'products.unit_in_use' }]);
  expect((await keeper.ask(unitRoutes.get, { params: { id } })).product_count).toBe(1);
  const body = { code: 'NO-UNIT', name_th: 'ไม่มีหน่วย', price: 1, unit_id: crypto.randomUUID() };
  expect((await keeper.call('POST', '/v1/products', { body })).body).toMatchObject({
    fields: [{ path: 'unit_id' }],
  });
});

it('units are in the order of the names that their reader sees', async () => {
  for (const [name_th, name_en] of [
    ['กกก', 'Zebra'],
    ['ฮฮฮ', 'Aaa'],
  ] as const) {
    await keeper.ask(unitRoutes.create, { body: { name_th, name_en } });
  }
  const first = async (language: string) => {
    const headers = { 'accept-language': language };
    const { data } = await keeper.ask(unitRoutes.list, { query: {}, headers });
    return data[0]?.name_en;
  };
  expect([await first('th'), await first('en')]).toEqual(['Zebra', 'Aaa']);
});

it('is found by code, either name or category; its list is sorted by price and answers 20 rows', async () => {
  const category = `หมวด ${crypto.randomUUID()}`;
  await createProduct(keeper, { name_en: 'Molasses', price: 9, category });
  await createProduct(keeper, { name_th: 'กากน้ำตาล', price: 30, category });
  const find = (query: object) => keeper.ask(products.productRoutes.list, { query });
  const { data, page_size } = await find({ category, sort: '-price' });
  expect([data.map(({ price }) => price), page_size]).toEqual([[30, 9], 20]);
  expect((await find({ category, search: 'molasses' })).total).toBe(1);
  expect((await find({ category, search: 'กากน้ำตาล' })).total).toBe(1);
  const categories = await keeper.ask(products.listCategoriesRoute, {});
  expect(categories.data).toContain(category);
});

it('refuses a price with three decimals and a code that is taken, each at its field', async () => {
  const { code, unit_id } = await createProduct(keeper);
  const create = (fields: object) =>
    keeper.call('POST', '/v1/products', {
      body: { code: 'Q', name_th: 'ก', price: 1, unit_id, ...fields },
    });
  expect((await create({ price: 1.005 })).body).toMatchObject({
    fields: [{ path: 'price', code: 'products:errors.price_invalid' }],
  });
  expect((await create({ price: -1 })).body).toMatchObject({ fields: [{ path: 'price' }] });
  expect((await create({ code })).body).toMatchObject({ fields: [{ path: 'code' }] });
});
