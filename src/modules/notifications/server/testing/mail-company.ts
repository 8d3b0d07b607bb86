import { createEngine } from '#modules/engines/server/testing/engines.ts';
import { emailChannelRoutes } from '#modules/notifications/contract/email-channel.ts';
import { listAttemptsRoute, listRecipientsRoute } from '#modules/notifications/contract/records.ts';
import { activateSettingRoute } from '#modules/notifications/contract/settings.ts';
import { startSmtpStandIn } from '#platform/server/mail/testing/smtp-stand-in.ts';
import { startTestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';
import { passTime, stateOf } from './pass-time.ts';
import { createSetting, saveDraft } from './settings.ts';
import { workOff } from './work-off.ts';

/** An application whose company notifies one reader of new engines by e-mail, through a stand-in. */
export async function startMailCompany() {
  const mailServer = await startSmtpStandIn();
  const app = await startTestApp({
    role: 'web',
    environment: { PUBLIC_URL: 'https://office.test.example' },
  });
  const administrator = await signIn(app);
  const reader = await addUser(app);

  /** Saves that mail goes to the stand-in, with whatever else is given. */
  async function saveChannel(change: object = {}) {
    const { data } = await administrator.ask(emailChannelRoutes.get, {});
    return administrator.ask(emailChannelRoutes.change, {
      body: {
        host: '127.0.0.1',
        port: Number(new URL(mailServer.url).port),
        encryption: 'off',
        username: 'office',
        password: 'secret of the mail server',
        sender: 'office@test.example',
        sender_name: 'สำนักงาน',
        reply_to: '',
        enabled: true,
        per_minute: 6_000,
        updated_at: data.updated_at,
        ...change,
      },
    });
  }

  const giveAddress = (email: string | null) =>
    queryRows(app, 'update employees set email = $1 where id = $2', [email, reader.employeeId]);

  /** The newest e-mail with its attempts. */
  async function newest() {
    const { data } = await administrator.ask(listRecipientsRoute, { query: { channel: 'Email' } });
    const [delivery] = data;
    if (delivery === undefined) throw new Error('There is no delivery');
    const attempts = await administrator.ask(listAttemptsRoute, { params: { id: delivery.id } });
    return { ...delivery, attempts: attempts.data };
  }

  await giveAddress('reader@test.example');
  await saveChannel();
  const made = await createSetting(administrator);
  await saveDraft(administrator, made, {
    title: 'Engine <{{name}}>',
    message: 'มี Engine ใหม่\n{{code}}',
    translations: { en: { title: 'New engine {{name}}', message: 'Code {{code}}' } },
    channels: ['Email'],
    recipients: [{ collection: 'employee', entity_ids: [reader.employeeId ?? 0] }],
  });
  await administrator.ask(activateSettingRoute, { params: { id: made.id } });

  return {
    app,
    mailServer,
    setting: made,
    administrator,
    reader,
    saveChannel,
    giveAddress,
    newest,
    /** Has an event of which the reader is notified, and everything sent. */
    async notify(code: string) {
      await createEngine(administrator, { code, name: 'ราคา' });
      await workOff(app.context);
      return newest();
    },
    passTime: () => passTime(app),
    health: () => stateOf(administrator, 'Email'),
    /** Everything is as in the beginning. */
    async reset() {
      mailServer.received.length = 0;
      mailServer.manner = 'kind';
      await saveChannel();
    },
    async close() {
      await app.close();
      await mailServer.close();
    },
  };
}
