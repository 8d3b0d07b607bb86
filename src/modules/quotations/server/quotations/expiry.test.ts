import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveQuotationRoute } from '#modules/quotations/contract/moves.ts';
import * as routes from '#modules/quotations/contract/quotations.ts';
import { reviseQuotationRoute } from '#modules/quotations/contract/revisions.ts';
import { makeLinkRoute } from '#modules/quotations/contract/sending.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createMovableClock } from '#tests/support/movable-clock.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { send } from '#tests/support/send.ts';
import { createQuotation } from '../testing/quotations.ts';

const DAY_MS = 24 * 3600 * 1000;

const clock = createMovableClock();
let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web', clock });
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

const dayFrom = (days: number) =>
  new Date(clock.now().getTime() + days * DAY_MS + 7 * 3600 * 1000).toISOString().slice(0, 10);

const move = (id: string, status: 'submitted' | 'sent' | 'accepted') =>
  keeper.ask(moveQuotationRoute, { params: { id }, body: { status } });

const readOffer = (token: string) =>
  send(app, { method: 'POST', path: '/v1/offers/read', body: { token } });

it('as days pass an offer expires by itself: for the company, its lists and the customer', async () => {
  const { id } = await createQuotation(keeper, {
    quotation_date: dayFrom(0),
    valid_until: dayFrom(3),
  });
  const { id: accepted } = await createQuotation(keeper, {
    quotation_date: dayFrom(0),
    valid_until: dayFrom(3),
  });
  for (const each of [id, accepted]) {
    await move(each, 'submitted');
    await move(each, 'sent');
  }
  await move(accepted, 'accepted');
  const { data: link } = await keeper.ask(makeLinkRoute, { params: { id } });
  const get = async (which: string) =>
    (await keeper.ask(routes.quotationRoutes.get, { params: { id: which } })).data;

  clock.advance(3 * DAY_MS);
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
  expect(await get(id)).toMatchObject({ status: 'sent' });
  expect((await readOffer(link.token)).body).toMatchObject({ data: { state: 'open' } });

  clock.advance(DAY_MS);
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
  expect(await get(id)).toMatchObject({ status: 'expired', may_revise: true });
  expect(await get(accepted)).toMatchObject({ status: 'accepted' });
  await expect(move(id, 'accepted')).rejects.toThrow('offer_expired');
  expect((await readOffer(link.token)).status).toBe(404);
  const idsIn = async (status: 'expired' | 'sent') =>
    (await keeper.ask(routes.quotationRoutes.list, { query: { status } })).data.map(
      (row) => row.id,
    );
  expect([await idsIn('expired'), await idsIn('sent')]).toEqual([[id], []]);
  const { data: revision } = await keeper.ask(reviseQuotationRoute, { params: { id } });
  expect(revision).toMatchObject({ status: 'draft', quotation_date: dayFrom(0) });
});
