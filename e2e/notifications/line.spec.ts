import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { en } from '#modules/notifications/i18n/en.ts';
import { th } from '#modules/notifications/i18n/th.ts';
import { en as platformEn } from '#platform/contract/texts/en.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoSideways, onPhone } from '../phone.ts';
import { READERS, readAs } from '../readers.ts';

const SECRET = 'secret of the channel';

for (const reader of READERS) {
  const { channel_names: names, channels, fields, line: texts } = { th, en }[reader.language];
  const platform = { th: platformTh, en: platformEn }[reader.language];

  test(`an administrator sets up LINE and tests it, and a person links their account by a code, ${reader.language} at ${reader.width} pixels`, async ({
    page,
    request,
    expectAccessible,
    takePicture,
  }) => {
    const sentMessages = [{ id: '461230966842064897', quoteToken: 'q' }];
    const line = createServer((_call, response: ServerResponse) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ sentMessages }));
    }).listen(0, '127.0.0.1');
    await once(line, 'listening');
    const address = line.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;

    await readAs(page, reader);
    await page.goto('/settings/notification-channels');
    const panel = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: names.Line, exact: true }) });
    await panel.getByRole('button', { name: channels.edit }).click();
    const title = channels.edit_title.replace('{{channel}}', names.Line);
    const sheet = page.getByRole('dialog', { name: title });
    await sheet.getByRole('textbox', { name: fields.basic_id }).fill('@123office');
    await sheet.getByLabel(channels.form.token).fill('token of the channel');
    await sheet.getByLabel(channels.form.line_secret).fill(SECRET);
    await sheet.getByRole('textbox', { name: fields.url }).fill(`http://127.0.0.1:${port}`);
    await sheet.getByRole('switch', { name: fields.enabled }).check();
    await expectAccessible();
    await takePicture('notification-channel-line-form');
    await sheet.getByRole('button', { name: platform.form.save }).click();
    await expect(sheet).toBeHidden();
    await expect(panel).toContainText('@123office');

    await panel.getByRole('button', { name: channels.test }).click();
    const trial = page.getByRole('dialog', { name: channels.test_title });
    await trial.getByRole('textbox', { name: channels.test_to }).fill(`U${'0'.repeat(32)}`);
    await trial.getByRole('button', { name: channels.test_send }).click();
    await expect(trial).toContainText(channels.test_accepted);
    await takePicture('notification-channel-line-test');
    await trial.getByRole('button', { name: platform.form.close }).last().click();
    await expect(trial).toBeHidden();

    await page.goto('/settings/notifications');
    const own = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: texts.title, exact: true }) });
    await own.getByRole('button', { name: texts.link, exact: true }).click();
    await expect(own.getByRole('img', { name: texts.qr })).toBeVisible();
    const code = await own.getByText(/^BO-/).textContent();
    await expectAccessible();
    await takePicture('line-link');
    await onPhone(page, async () => {
      await expectNoSideways(page);
      await takePicture('line-link-phone');
    });

    const event = {
      type: 'message',
      webhookEventId: `event-${code}`,
      timestamp: Date.now(),
      replyToken: 'reply',
      source: { type: 'user', userId: `U${'1'.repeat(32)}` },
      message: { id: '1', type: 'text', text: code },
    };
    const body = JSON.stringify({ destination: 'Uoffice', events: [event] });
    const signature = createHmac('sha256', SECRET).update(body).digest('base64');
    const answer = await request.post('/api/notification-webhooks/line/1', {
      data: body,
      headers: { 'content-type': 'application/json', 'x-line-signature': signature },
    });
    expect(answer.status()).toBe(200);
    const unlink = own.getByRole('button', { name: texts.unlink });
    await expect(unlink).toBeVisible();
    await expect(own.getByRole('img', { name: texts.qr })).toHaveCount(0);
    await takePicture('line-linked');

    await unlink.click();
    const question = page.getByRole('dialog', { name: texts.unlink_title });
    await question.getByRole('button', { name: texts.unlink }).click();
    await expect(question).toBeHidden();
    await expect(own).toContainText(texts.not_linked);
    line.closeAllConnections();
    line.close();
  });
}
