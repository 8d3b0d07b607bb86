import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lineChannelRoutes } from '#modules/notifications/contract/line-channel.ts';
import {
  getLineLinkRoute,
  makeLineCodeRoute,
  removeLineLinkRoute,
} from '#modules/notifications/contract/line-link.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { startLineCompany } from '../testing/line-company.ts';

let company: Awaited<ReturnType<typeof startLineCompany>>;

beforeAll(async () => {
  company = await startLineCompany();
});
afterAll(() => company.close());
beforeEach(async () => {
  company.line.reset();
  await queryRows(company.app, 'delete from notification_line_links', []);
});

const link = async () => (await company.reader.ask(getLineLinkRoute, {})).data;
const makeCode = async () => (await company.reader.ask(makeLineCodeRoute, {})).data;

it('a person links the account that sends their code, and gets a reply in Thai', async () => {
  const made = await makeCode();
  expect(made.url).toBe(`https://line.me/R/oaMessage/%40office/?${made.code}`);
  expect(made.qr).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(await link()).toEqual({ available: true, linked_at: null, unfollowed_at: null });
  expect(await company.webhook([company.write(made.code)])).toMatchObject({ status: 200 });
  expect((await link()).linked_at).not.toBeNull();
  expect(company.line.replied).toEqual([expect.stringContaining('เชื่อมบัญชี LINE แล้ว')]);
  const { data } = await company.administrator.ask(lineChannelRoutes.get, {});
  expect(data).toMatchObject({ linked: 1, unfollowed: 0 });
});

it('a code works once, and only the newest one', async () => {
  const old = await makeCode();
  const made = await makeCode();
  await company.webhook([company.write(old.code)]);
  expect((await link()).linked_at).toBeNull();
  await company.webhook([company.write(made.code)]);
  expect((await link()).linked_at).not.toBeNull();
  await company.reader.ask(removeLineLinkRoute, {});
  await company.webhook([company.write(made.code)]);
  expect((await link()).linked_at).toBeNull();
  expect(company.line.replied.filter((text) => text.includes('ใช้ไม่ได้'))).toHaveLength(2);
});

it('a code that has expired links nothing', async () => {
  const made = await makeCode();
  await queryRows(
    company.app,
    `update notification_line_codes set expires_at = now() - interval '1 minute'`,
    [],
  );
  await company.webhook([company.write(made.code)]);
  expect((await link()).linked_at).toBeNull();
});

it('a wrong signature is refused, and nothing happens', async () => {
  const made = await makeCode();
  const refused = await company.webhook([company.write(made.code)], 'another secret');
  expect(refused).toMatchObject({ status: 401 });
  expect((await link()).linked_at).toBeNull();
  expect(company.line.replied).toEqual([]);
  // The code is still good.
  await company.webhook([company.write(made.code)]);
  expect((await link()).linked_at).not.toBeNull();
});

it('what LINE delivers again is handled once', async () => {
  const made = await makeCode();
  const event = company.write(made.code);
  await company.webhook([event]);
  const before = await link();
  await company.webhook([{ ...event, deliveryContext: { isRedelivery: true } }]);
  expect(await link()).toEqual(before);
  expect(company.line.replied).toHaveLength(1);
});

it('who blocks the account is marked, until they follow it again, in whatever order LINE says so', async () => {
  await company.link();
  const away = company.eventOf('unfollow');
  const back = company.eventOf('follow');
  await company.webhook([back]);
  await company.webhook([away]);
  expect((await link()).unfollowed_at).toBeNull();
  await company.webhook([company.eventOf('unfollow')]);
  expect((await link()).unfollowed_at).not.toBeNull();
  const { data } = await company.administrator.ask(lineChannelRoutes.get, {});
  expect(data).toMatchObject({ linked: 1, unfollowed: 1 });
  await company.webhook([company.eventOf('follow')]);
  expect((await link()).unfollowed_at).toBeNull();
});

it('a stranger is welcomed, other messages are nobody’s business, and other kinds of event are passed over', async () => {
  const stranger = { source: { type: 'user', userId: 'Ustranger' } };
  const answer = await company.webhook([
    company.eventOf('follow', stranger),
    company.write('สวัสดี', stranger),
    company.eventOf('postback', stranger),
    { type: 'message' },
  ]);
  expect(answer.status).toBe(200);
  expect(company.line.replied).toEqual([expect.stringContaining('ขอบคุณที่เพิ่มเพื่อน')]);
});

it('an account that another person links belongs to them alone', async () => {
  await company.link();
  const { data } = await company.administrator.ask(makeLineCodeRoute, {});
  await company.webhook([company.write(data.code)]);
  expect((await link()).linked_at).toBeNull();
  const own = await company.administrator.ask(getLineLinkRoute, {});
  expect(own.data.linked_at).not.toBeNull();
});

it('a person who is not linked cannot unlink, and without the channel there is no code', async () => {
  await expect(company.reader.ask(removeLineLinkRoute, {})).rejects.toThrow('404');
  await company.saveChannel({ enabled: false });
  await expect(company.reader.ask(makeLineCodeRoute, {})).rejects.toThrow('line_not_available');
  await company.saveChannel();
});
