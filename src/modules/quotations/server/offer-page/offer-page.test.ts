import { afterAll, beforeAll, expect, it } from 'vitest';
import { workOff } from '#modules/notifications/server/testing/work-off.ts';
import {
  changeLetterheadRoute,
  getLetterheadRoute,
} from '#modules/quotations/contract/letterhead.ts';
import { moveQuotationRoute } from '#modules/quotations/contract/moves.ts';
import { makeLinkRoute } from '#modules/quotations/contract/sending.ts';
import { listInboxRoute } from '#platform/contract/inbox.routes.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { send } from '#tests/support/send.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { aLine, createQuotation } from '../testing/quotations.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  owner = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

const open = (token: string) =>
  send(app, { method: 'POST', path: '/v1/offers/read', body: { token } });

it('its owner is notified when the customer opens an offer for the first time', async () => {
  const { id, quotation_number } = await createQuotation(owner);
  await owner.ask(moveQuotationRoute, { params: { id }, body: { status: 'submitted' } });
  const { data: link } = await owner.ask(makeLinkRoute, { params: { id } });
  const notified = async () => {
    await workOff(app.context);
    const { data } = await owner.ask(listInboxRoute, { query: { box: 'unread' } });
    const titles = data.filter((entry) => entry.record_id === id).map(({ title }) => title);
    return titles.filter((title) => title.includes('เปิดดู'));
  };
  expect(await notified()).toEqual([]);
  await open(link.token);
  await open(link.token);
  expect(await notified()).toEqual([expect.stringContaining(quotation_number)]);
});

it('a customer sees what is taken off, who offers, and how the company is reached', async () => {
  const { data: letterhead } = await owner.ask(getLetterheadRoute, {});
  const contact = { phone: '038-123-456', email: 'sales@example.com' };
  await owner.ask(changeLetterheadRoute, { body: { ...letterhead, ...contact } });
  const { id, owner_name } = await createQuotation(owner, {
    discount_value: 3,
    items: [{ ...aLine, discount_type: 'fixed', discount_value: 5 }],
  });
  await owner.ask(moveQuotationRoute, { params: { id }, body: { status: 'submitted' } });
  const { data: link } = await owner.ask(makeLinkRoute, { params: { id } });
  const { body } = await open(link.token);
  expect(body).toMatchObject({
    data: {
      contact,
      owner_name,
      discount_type: 'percentage',
      discount_value: 3,
      items: [{ discount_type: 'fixed', discount_value: 5 }],
    },
  });
});

it('who tries links is slowed down', async () => {
  const statuses = new Set<number>();
  // More than two minutes allow, as one may end meanwhile.
  for (let attempt = 0; attempt < 130; attempt += 1)
    statuses.add((await open(`1.${attempt}`)).status);
  expect([...statuses].toSorted((one, other) => one - other)).toEqual([404, 429]);
});
