import { createHmac } from 'node:crypto';
import { createEngine } from '#modules/engines/server/testing/engines.ts';
import { lineChannelRoutes } from '#modules/notifications/contract/line-channel.ts';
import { makeLineCodeRoute } from '#modules/notifications/contract/line-link.ts';
import { listRecipientsRoute } from '#modules/notifications/contract/records.ts';
import { activateSettingRoute } from '#modules/notifications/contract/settings.ts';
import { startTestApp } from '#tests/support/app.ts';
import { send } from '#tests/support/send.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';
import { LINE_TOKEN, startLineStandIn } from './line-stand-in.ts';
import { passTime, stateOf } from './pass-time.ts';
import { createSetting, saveDraft } from './settings.ts';
import { workOff } from './work-off.ts';

const SECRET = 'secret of the channel';

/** An application whose company notifies one reader of new engines on Line, through a stand-in. */
export async function startLineCompany() {
  const line = await startLineStandIn();
  const app = await startTestApp({
    role: 'web',
    environment: { PUBLIC_URL: 'https://office.test.example' },
  });
  const administrator = await signIn(app);
  const member = await addUser(app);
  const reader = await signIn(app, member);
  let events = 0;

  /** Saves that messages go to the stand-in, with whatever else is given. */
  async function saveChannel(change: object = {}) {
    const { data } = await administrator.ask(lineChannelRoutes.get, {});
    return administrator.ask(lineChannelRoutes.change, {
      body: {
        url: line.url,
        basic_id: '@office',
        token: LINE_TOKEN,
        secret: SECRET,
        enabled: true,
        per_minute: 6_000,
        updated_at: data.updated_at,
        ...change,
      },
    });
  }

  /** What LINE calls with: events of one person. */
  function eventOf(type: string, change: object = {}) {
    events += 1;
    return {
      type,
      mode: 'active',
      webhookEventId: `event-${events}`,
      deliveryContext: { isRedelivery: false },
      timestamp: Date.now() + events,
      source: { type: 'user', userId: 'Ureader' },
      ...(type === 'unfollow' ? {} : { replyToken: `reply-${events}` }),
      ...change,
    };
  }

  /** Calls the webhook as LINE does. */
  function webhook(called: readonly object[], signedWith = SECRET) {
    const body = JSON.stringify({ destination: 'Uoffice', events: called });
    return send(app, {
      method: 'POST',
      path: '/api/notification-webhooks/line/1',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-line-signature': createHmac('sha256', signedWith).update(body).digest('base64'),
      },
    });
  }

  const write = (text: string, change: object = {}) =>
    eventOf('message', { message: { id: '1', type: 'text', text }, ...change });

  async function newest() {
    await workOff(app.context);
    const { data } = await administrator.ask(listRecipientsRoute, { query: { channel: 'Line' } });
    const [delivery] = data;
    if (delivery === undefined) throw new Error('There is no delivery');
    return delivery;
  }

  await saveChannel();
  const made = await createSetting(administrator);
  await saveDraft(administrator, made, {
    title: 'Engine {{code}}',
    message: 'พร้อมใช้',
    channels: ['Line'],
    recipients: [{ collection: 'employee', entity_ids: [member.employeeId ?? 0] }],
  });
  await administrator.ask(activateSettingRoute, { params: { id: made.id } });

  return {
    app,
    line,
    administrator,
    member,
    reader,
    saveChannel,
    eventOf,
    webhook,
    write,
    newest,
    /** Links the reader's account by a code. */
    async link() {
      const { data } = await reader.ask(makeLineCodeRoute, {});
      return webhook([write(data.code)]);
    },
    /** Has an event of which the reader is notified, and everything sent. */
    async notify(code: string) {
      await createEngine(administrator, { code, name: 'ราคา' });
      return newest();
    },
    passTime: () => passTime(app),
    health: () => stateOf(administrator, 'Line'),
    async close() {
      await app.close();
      await line.close();
    },
  };
}
