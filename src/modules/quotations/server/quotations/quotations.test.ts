import { afterAll, beforeAll, expect, it } from 'vitest';
import { anonymiseRoute } from '#modules/customers/contract/anonymisation.ts';
import { customerRoutes } from '#modules/customers/contract/customers.ts';
import { deleteForGoodRoute } from '#modules/customers/contract/deletion.ts';
import { mergeRoute } from '#modules/customers/contract/merges.ts';
import { createCustomer } from '#modules/customers/server/testing/customers.ts';
import { productRoutes } from '#modules/products/contract/products.ts';
import { createProduct } from '#modules/products/server/testing/products.ts';
import {
  moveQuotationRoute,
  moveQuotationsRoute,
  setOrderProgressRoute,
} from '#modules/quotations/contract/moves.ts';
import { quotationHistoryRoute } from '#modules/quotations/contract/history.ts';
import * as routes from '#modules/quotations/contract/quotations.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { aLine, createQuotation, quotationBody } from '../testing/quotations.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

const get = async (id: string) =>
  (await keeper.ask(routes.quotationRoutes.get, { params: { id } })).data;
const refusals = async (body: unknown) => {
  const answer = await keeper.call('POST', '/v1/quotations', { body });
  expect(answer.status).toBe(400);
  return JSON.stringify(answer.body);
};
const move = (id: string, status: 'submitted' | 'sent' | 'accepted', reason?: string) =>
  keeper.ask(moveQuotationRoute, { params: { id }, body: { status, reason } });

it('a draft has the next number, its totals, and is found by its number and by what is in it', async () => {
  const preview = await keeper.ask(routes.generateNumberRoute, {
    query: { quotation_date: '2026-11-23' },
  });
  const draft = await createQuotation(keeper, {
    items: [aLine, { ...aLine, item_name: 'ปุ๋ยสูตรพิเศษ', discount_value: 10, tax_rate: 0 }],
  });
  expect(draft).toMatchObject({
    quotation_number: preview.data.quotation_id,
    status: 'draft',
    subtotal: 200,
    line_discount_total: 10,
    taxable_base: 100,
    exempt_amount: 90,
    vat: 7,
    total: 197,
  });
  expect(draft.quotation_number).toMatch(/^QT-2569-\d{5}$/);
  const found = await keeper.ask(routes.quotationByNumberRoute, {
    params: { number: draft.quotation_number },
  });
  expect(found.data).toEqual(draft);
  const page = await keeper.ask(routes.quotationRoutes.list, {
    query: { search: 'สูตรพิเศษ', limit: 5 },
  });
  expect(page).toMatchObject({ success: true, total: 1, page: 1, limit: 5, total_pages: 1 });
  expect(page.data[0]).toMatchObject({ id: draft.id, moves: ['submitted', 'cancelled'] });
});

it('says at each field what is wrong, in the words of the specification', async () => {
  const body = await quotationBody(keeper);
  const withLine = (fields: object) => ({ ...body, items: [{ ...aLine, ...fields }] });
  const cases: readonly [unknown, string][] = [
    [{ ...body, items: [] }, 'ต้องมีรายการสินค้าอย่างน้อย 1 รายการ'],
    [{ ...body, items: Array.from({ length: 501 }, () => aLine) }, 'items_full'],
    [{ ...body, items: [{ item_type: 'section', item_name: 'ก' }] }, 'items_required'],
    [{ ...body, valid_until: '2026-11-22' }, 'วันที่หมดอายุต้องมากกว่าหรือเท่ากับวันที่เสนอราคา'],
    [{ ...body, quotation_date: '2569-11-23', valid_until: '2569-12-23' }, 'year_unlikely'],
    [{ ...body, status: 'sent' }, '"path":"status"'],
    [{ ...body, discount_type: 'fixed', discount_value: 100.01 }, 'discount_over_amount'],
    [{ ...body, deposit_amount: 107.01 }, 'deposit_too_large'],
    [withLine({ discount_value: 100.01 }), 'items.0.discount_value'],
    [withLine({ discount_type: 'fixed', discount_value: 100.01 }), 'discount_over_amount'],
    [withLine({ quantity: 0 }), 'quantity_required'],
    [withLine({ quantity: 1e12 }), 'quantity_invalid'],
    [withLine({ unit_price: 1.005 }), 'unit_price_invalid'],
    [withLine({ unit_price: -1 }), 'items.0.unit_price'],
    [withLine({ item_name: ' ' }), 'item_name_required'],
    [withLine({ unit: '' }), 'unit_required'],
    [withLine({ quantity: 99_999_999, unit_price: 999_999_999 }), 'line_too_large'],
    [withLine({ product_id: body.customer_id }), 'items.0.product_id'],
    [{ ...body, customer_id: '01977c3e-5c1a-7b52-9d53-2f8a0c9b1e11' }, 'ไม่พบข้อมูลลูกค้า'],
  ];
  for (const [wrong, told] of cases) expect(await refusals(wrong)).toContain(told);
  await keeper.ask(customerRoutes.delete, { params: { id: body.customer_id } });
  expect(await refusals(body)).toContain('customer_in_bin');
});

it('a draft is changed with its lines, and not over what somebody else saved', async () => {
  const draft = await createQuotation(keeper);
  const body = await quotationBody(keeper, {
    customer_id: draft.customer_id,
    contact_name: 'คุณสมศรี',
    items: [
      { item_type: 'section', item_name: 'หมวดแรก' },
      { ...aLine, quantity: 1.5 },
    ],
  });
  const change = {
    payment_terms: '',
    notes: '',
    contact_name: '',
    prices_include_vat: true,
    discount_type: 'fixed' as const,
    discount_value: 5,
    withholding_tax_rate: 3,
    deposit_amount: null,
    ...body,
    updated_at: draft.updated_at,
  };
  const call = { params: { id: draft.id }, body: change };
  const { data } = await keeper.ask(routes.quotationRoutes.update, call);
  expect(data).toMatchObject({ contact_name: 'คุณสมศรี', total: 70, vat: 4.58 });
  expect(data.items.map(({ item_type, net }) => [item_type, net])).toEqual([
    ['section', 0],
    ['product', 75],
  ]);
  await expect(keeper.ask(routes.quotationRoutes.update, call)).rejects.toThrow('conflict');
  const history = await keeper.ask(quotationHistoryRoute, { params: { id: draft.id }, query: {} });
  const changed = (name: string) => history.data[0]?.changes.find(({ field }) => field === name);
  expect(changed('total')).toMatchObject({ before: '107.00', after: '70.00' });
  expect(changed('items')?.after).toContain('น้ำตาลทราย · 1.5 กก. × 50.00');
});

it('only drafts are changed and deleted; the number of a deleted one stays void', async () => {
  const [deleted, sent] = [await createQuotation(keeper), await createQuotation(keeper)];
  await keeper.ask(routes.quotationRoutes.delete, { params: { id: deleted.id } });
  const voided = await keeper.ask(routes.voidNumbersRoute, {});
  expect(voided.data[0]).toMatchObject({ quotation_number: deleted.quotation_number });
  const next = await createQuotation(keeper);
  expect(next.quotation_number > sent.quotation_number).toBe(true);
  await move(sent.id, 'submitted');
  const refused = await keeper.call('DELETE', `/v1/quotations/${sent.id}`);
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'quotations.not_a_draft' }]);
});

it('without approval an offer goes from the draft to its order in four calls', async () => {
  const { id } = await createQuotation(keeper);
  expect((await move(id, 'submitted')).data.status).toBe('approved');
  const skipped = await keeper.call('PATCH', `/v1/quotations/${id}/status`, {
    body: { status: 'accepted' },
  });
  expect([skipped.status, skipped.body]).toMatchObject([
    409,
    { code: 'quotations.move_not_allowed' },
  ]);
  await move(id, 'sent');
  await move(id, 'accepted');
  const { data } = await keeper.ask(setOrderProgressRoute, {
    params: { id },
    body: { order_progress: 'PARTIAL_ORDERED' },
  });
  expect(data).toMatchObject({ status: 'accepted', order_progress: 'PARTIAL_ORDERED', moves: [] });
});

it('a quotation that is named twice among several moves once', async () => {
  const { id, updated_at } = await createQuotation(keeper);
  const row = { id, updated_at };
  const { data } = await keeper.ask(moveQuotationsRoute, {
    body: { rows: [row, row], status: 'submitted' },
  });
  expect(data).toEqual({ done: [id], refused: [] });
});

it('a product of another company is neither taken by its id nor found by its name or code', async () => {
  const companyId = await addCompany(app);
  const elsewhere = await signIn(app, await addUser(app, { role: 'manager', companyId }));
  const foreign = await createProduct(elsewhere, { code: 'FOREIGN-1', name_th: 'สินค้าบริษัทอื่น' });
  const items = [{ ...aLine, product_id: foreign.id }];
  expect(await refusals(await quotationBody(keeper, { items }))).toContain('items.0.product_id');
  for (const search of [foreign.name_th, foreign.code]) {
    expect((await keeper.ask(productRoutes.list, { query: { search } })).data).toEqual([]);
    expect((await elsewhere.ask(productRoutes.list, { query: { search } })).data).toHaveLength(1);
  }
});

it('an offer is valid through its last day in Bangkok, and neither sent nor accepted after it', async () => {
  const { id } = await createQuotation(keeper, {
    quotation_date: '2020-01-01',
    valid_until: '2020-01-31',
  });
  expect((await move(id, 'submitted')).data).toMatchObject({
    status: 'expired',
    moves: ['cancelled'],
    may_revise: true,
  });
  const { status, body } = await keeper.call('PATCH', `/v1/quotations/${id}/status`, {
    body: { status: 'sent' },
  });
  expect([status, body]).toMatchObject([409, { code: 'quotations.offer_expired' }]);
  const expired = await keeper.ask(routes.quotationRoutes.list, { query: { status: 'expired' } });
  expect(expired.data.map((row) => row.id)).toEqual([id]);
  const approved = await keeper.ask(routes.quotationRoutes.list, { query: { status: 'approved' } });
  expect(approved.data.map((row) => row.id)).not.toContain(id);
});

it('a duplicate is a draft of today with the lines, at the prices of then or of today', async () => {
  const product = await createProduct(keeper, { price: 10 });
  const item = { ...aLine, product_id: product.id, unit_price: 10 };
  const { id, items } = await createQuotation(keeper, { items: [item, aLine] });
  const { id: _id, created_at: _at, currency: _currency, unit: _unit, ...fields } = product;
  await keeper.ask(productRoutes.update, {
    params: { id: product.id },
    body: { ...fields, price: 12 },
  });
  await expect(keeper.ask(productRoutes.delete, { params: { id: product.id } })).rejects.toThrow(
    'still_referred_to',
  );
  const changes = await keeper.ask(routes.priceChangesRoute, { params: { id } });
  expect(changes.data).toMatchObject([
    { item_id: items[0]?.id, price_before: 10, price_today: 12 },
  ]);
  const duplicate = async (prices: 'copied' | 'today') =>
    (await keeper.ask(routes.duplicateQuotationRoute, { params: { id }, query: { prices } })).data;
  const copied = await duplicate('copied');
  expect(copied).toMatchObject({ status: 'draft', subtotal: 120 });
  expect(copied.quotation_date > '2026-01-01' && copied.valid_until > copied.quotation_date).toBe(
    true,
  );
  expect((await duplicate('today')).items.map(({ unit_price }) => unit_price)).toEqual([12, 50]);
});

it('warns of the credit limit and of a similar open offer, and refuses neither', async () => {
  const { id: customer_id } = await createCustomer(keeper, { credit_limit: 150 });
  const first = await createQuotation(keeper, { customer_id });
  expect(first.warnings).toEqual([]);
  const { warnings } = await createQuotation(keeper, { customer_id });
  expect(warnings).toEqual([
    { code: 'credit_limit_exceeded', credit_limit: 150, open_total: 214 },
    {
      code: 'similar_offer',
      quotation_id: first.id,
      quotation_number: first.quotation_number,
    },
  ]);
});

it('quotations follow their customer in a merge, and keep it from being deleted for good', async () => {
  const [winner, loser] = [await createCustomer(keeper), await createCustomer(keeper)];
  const { id } = await createQuotation(keeper, { customer_id: loser.id });
  await keeper.ask(mergeRoute, { body: { primary_id: winner.id, merge_ids: [loser.id] } });
  expect(await get(id)).toMatchObject({ customer_id: winner.id, customer_name: loser.name });
  const other = await createCustomer(keeper);
  await createQuotation(keeper, { customer_id: other.id });
  const deletion = { params: { id: other.id }, body: { confirm_name: other.name } };
  await expect(keeper.ask(deleteForGoodRoute, deletion)).rejects.toThrow('still_referred_to');
});

it('the name of a customer whose data are erased is in no quotation either', async () => {
  const { id: customer_id, name } = await createCustomer(keeper);
  const { id } = await createQuotation(keeper, { customer_id, contact_name: 'คุณสมศรี' });
  await move(id, 'submitted');
  await move(id, 'sent');
  const { data: accepted } = await move(id, 'accepted', 'คุณสมศรี ทางโทรศัพท์');
  expect(accepted.status_reason).toBe('คุณสมศรี ทางโทรศัพท์');
  await keeper.ask(anonymiseRoute, {
    params: { id: customer_id },
    body: { confirm_name: name, reason: 'ลูกค้าขอให้ลบข้อมูลส่วนบุคคล' },
  });
  const erased = await get(id);
  expect(erased).toMatchObject({ contact_name: '', status_reason: '', total: 107 });
  expect(erased.customer_name).not.toContain(name);
});

it('the list and its lines are files for programs, the lines with the amounts of the form', async () => {
  const item = { ...aLine, item_name: 'ใบเลื่อยวงเดือน', quantity: 3 };
  const { quotation_number } = await createQuotation(keeper, { items: [item, aLine] });
  const file = async (content: string) => {
    const query = `format=csv&content=${content}&search=${encodeURIComponent('ใบเลื่อยวงเดือน')}`;
    const { body } = await keeper.call('GET', `/v1/quotations/export?${query}`);
    return String(body).trim().split('\n');
  };
  const list = await file('quotations');
  expect([list.length, list[1]?.includes(quotation_number)]).toEqual([2, true]);
  const lines = await file('lines');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('ใบเลื่อยวงเดือน');
  expect(lines[1]).toContain('160.5');
});
