import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  changePreferencesRoute,
  getPreferencesRoute,
} from '#modules/notifications/contract/preferences.ts';
import { applySettingRoute, getSettingRoute } from '#modules/notifications/contract/settings.ts';
import { newId } from '#platform/server/ids.ts';
import { send } from '#tests/support/send.ts';
import { signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { MESSAGE_TOPICS } from '../events/list-topics.ts';
import { startMailCompany } from '../testing/mail-company.ts';
import { saveDraft } from '../testing/settings.ts';
import { unsubscribeUrl } from './unsubscribe-token.ts';

let company: Awaited<ReturnType<typeof startMailCompany>>;
let person: SignedIn;

beforeAll(async () => {
  company = await startMailCompany();
  person = await signIn(company.app, company.reader);
});
afterAll(() => company.close());
beforeEach(async () => {
  await company.reset();
  await person.ask(changePreferencesRoute, { body: { mutes: [], quiet: null } });
});

const mutes = async () => (await person.ask(getPreferencesRoute, {})).data.mutes;

/** The headers of the last mail, each in one line. */
function headers() {
  const [head = ''] = company.mailServer.received.at(-1)?.data.split('\n\n') ?? [];
  return head.replaceAll(/\n[ \t]+/g, ' ');
}

/** Where the button of a mail program leads. */
async function link(code: string) {
  await company.notify(code);
  const url = /^List-Unsubscribe: .*<(https:[^>]+)>/m.exec(headers())?.[1] ?? '';
  return new URL(url);
}

const click = (path: string, body: string | FormData = 'List-Unsubscribe=One-Click') =>
  send(company.app, {
    method: 'POST',
    path,
    body,
    ...(typeof body === 'string'
      ? { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
      : {}),
  });

it('one click mutes the topic on e-mail, without signing in, and once', async () => {
  const url = await link('OUT-1');
  expect(url.origin).toBe('https://office.test.example');
  expect(headers()).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(await click(url.pathname)).toMatchObject({ status: 200 });
  expect(await mutes()).toEqual([{ topic: 'engines.engine', channel: 'Email' }]);
  expect(await company.notify('OUT-2')).toMatchObject({ state: 'skipped', reason: 'muted' });
  await click(url.pathname);
  expect(await mutes()).toHaveLength(1);
});

it('the click may come as a form of several parts, as RFC 8058 allows, and leaves other choices alone', async () => {
  const url = await link('OUT-3');
  const other = { topic: 'agents', channel: null };
  await person.ask(changePreferencesRoute, { body: { mutes: [other], quiet: null } });
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect(await click(url.pathname, form)).toMatchObject({ status: 200 });
  expect(await mutes()).toEqual([other, { topic: 'engines.engine', channel: 'Email' }]);
});

it('messages that people write themselves are a topic, too', async () => {
  const own = { companyId: 1, userId: person.userId, topic: MESSAGE_TOPICS[1] };
  const url = unsubscribeUrl(company.app.context.secrets, 'https://office.test.example', own);
  expect(await click(new URL(url).pathname)).toMatchObject({ status: 200 });
  expect(await mutes()).toEqual([{ topic: MESSAGE_TOPICS[1], channel: 'Email' }]);
});

it('opening the link only asks, in the language of the person', async () => {
  const url = await link('OUT-4');
  const page = await send(company.app, { method: 'GET', path: url.pathname });
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.body).toContain('<form method="post">');
  expect(page.body).toContain('หยุดรับอีเมลแจ้งเตือนเรื่อง');
  expect(await mutes()).toEqual([]);
});

it('an address that we did not make, or of somebody who has left, is 404', async () => {
  const url = await link('OUT-5');
  for (const path of [`${url.pathname.slice(0, -9)}AAAAAAAAA`, '/v1/notification-unsubscribe/x']) {
    expect(await click(path)).toMatchObject({ status: 404 });
    expect(await send(company.app, { method: 'GET', path })).toMatchObject({ status: 404 });
  }
  const left = { companyId: 1, userId: newId(), topic: 'engines.engine' };
  const theirs = unsubscribeUrl(company.app.context.secrets, url.origin, left);
  expect(await click(new URL(theirs).pathname)).toMatchObject({ status: 404 });
  expect(await mutes()).toEqual([]);
});

it('nobody gets out of what is critical', async () => {
  const params = { id: company.setting.id };
  const { data } = await company.administrator.ask(getSettingRoute, { params });
  await saveDraft(company.administrator, data, { critical: true });
  await company.administrator.ask(applySettingRoute, { params });
  await company.notify('OUT-6');
  expect(headers()).toContain('Subject:');
  expect(headers()).not.toContain('List-Unsubscribe');
  expect(company.mailServer.received.at(-1)?.data).not.toContain('notification-unsubscribe');
});
