import { createHmac } from 'node:crypto';
import { CHANNELS } from '#modules/notifications/contract/channel-names.ts';
import { en as enginesEn } from '#modules/engines/i18n/en.ts';
import { labelsEn } from '#modules/engines/i18n/labels.en.ts';
import { labelsTh } from '#modules/engines/i18n/labels.th.ts';
import { th as enginesTh } from '#modules/engines/i18n/th.ts';
import { en } from '#modules/notifications/i18n/en.ts';
import { th } from '#modules/notifications/i18n/th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect, test } from '../fixtures.ts';
import { READERS, readAs } from '../readers.ts';
import { companyCaller, enableChannel, smsGateway, startProvider } from './http-provider.ts';
import { COMPANY, takeMailTurn } from './mail-turn.ts';

const LIST = '/notification-center/manage';
const SECRET = 'secret of the channel';

for (const reader of READERS) {
  const {
    channel_names: names,
    delivery_statuses: statuses,
    failures,
    fields,
    reasons,
    settings,
    statuses: settingStatuses,
  } = { th, en }[reader.language];
  const engines = { th: enginesTh, en: enginesEn }[reader.language];
  const engineLabels = { th: labelsTh, en: labelsEn }[reader.language];

  test(`a setting from nothing reaches a person on all four channels, and what failed is sent again, ${reader.language} at ${reader.width} pixels`, async ({
    page,
    request,
    baseURL,
    expectAccessible,
    takePicture,
  }) => {
    test.setTimeout(30 * 60_000);
    // Other journeys with mail servers of their own take turns.
    const mail = await takeMailTurn(request, baseURL);
    const name = `แจ้งทุกช่องทาง ${Date.now()}`;
    const engine = `เครื่องคำนวณ ${Date.now()}`;
    let isRefusing = true;
    const taken = { sms: 0, line: 0 };
    const gateway = await startProvider(() => {
      if (isRefusing) return { status: 400, body: { message: 'not now' } };
      taken.sms += 1;
      return { status: 201, body: { id: `sms-${taken.sms}` } };
    });
    const line = await startProvider((body) => {
      if (body.includes(name)) taken.line += 1;
      return {
        status: 200,
        body: { sentMessages: [{ id: '461230966842064897', quoteToken: 'q' }] },
      };
    });
    const call = companyCaller(request);
    await enableChannel(call, 'sms', smsGateway(gateway.url));
    await enableChannel(call, 'line', {
      url: line.url,
      basic_id: '@office',
      token: 'token of the channel',
      secret: SECRET,
    });
    const { code } = await call('POST', '/v1/notification-line-link/code', {});
    const linking = JSON.stringify({
      destination: 'Uoffice',
      events: [
        {
          type: 'message',
          webhookEventId: `event-${String(code)}`,
          timestamp: Date.now(),
          replyToken: 'reply',
          source: { type: 'user', userId: `U${'2'.repeat(32)}` },
          message: { id: '1', type: 'text', text: code },
        },
      ],
    });
    const linked = await request.post(`/api/notification-webhooks/line/${COMPANY}`, {
      data: linking,
      headers: {
        'content-type': 'application/json',
        'x-line-signature': createHmac('sha256', SECRET).update(linking).digest('base64'),
      },
    });
    expect(linked.status()).toBe(200);

    await page.addInitScript(
      (company) => sessionStorage.setItem('backoffice.company', String(company)),
      COMPANY,
    );
    await readAs(page, reader);
    await page.goto(`${LIST}?create=1`);
    const sheet = page.getByRole('dialog', { name: settings.list.create });
    await sheet.getByRole('textbox', { name: fields.name }).fill(name);
    for (const [label, option] of [
      [settings.fields.module, engines.permissions.title],
      [settings.fields.feature, engineLabels.entities.engine],
      [fields.event, engines.events.created],
    ] as const) {
      await sheet.getByRole('combobox', { name: label }).click();
      await page
        .getByRole('listbox', { name: label })
        .getByRole('option', { name: option, exact: true })
        .click();
    }
    await sheet.getByRole('button', { name: settings.form.create }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await endTour();

    await page.getByRole('button', { name: settings.conditions.add, exact: true }).click();
    await page.getByRole('combobox', { name: settings.conditions.field }).selectOption('name');
    await page.getByRole('textbox', { name: settings.conditions.value }).fill(engine);
    await page.getByRole('combobox', { name: settings.recipients.of_event }).click();
    await page
      .getByRole('listbox', { name: settings.recipients.of_event })
      .getByRole('option')
      .first()
      .click();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: fields.title, exact: true }).fill(name);
    await page.getByRole('textbox', { name: fields.message }).fill(`${name} {{code}}`);
    for (const channel of CHANNELS) {
      const box = page.getByRole('checkbox', { name: names[channel] });
      if (!(await box.isChecked())) await box.check();
    }
    await expect(page.getByText(settings.save_states.saved, { exact: true })).toBeVisible();
    await expectAccessible();
    await takePicture('notification-setting-four-channels');
    await page.getByRole('button', { name: settings.detail.activate, exact: true }).click();
    const active = settings.toasts.moved.replace('{{status}}', settingStatuses.Active);
    await expect(page.getByText(active)).toBeVisible();

    const made = await request.post('/v1/engines', {
      headers: await administratorHeaders(request, COMPANY),
      data: { code: `FOUR-${Date.now()}`, name: engine, type: 'function', logic: 'return 1' },
    });
    expect(made.ok(), await made.text()).toBe(true);
    await page.getByRole('tab', { name: settings.detail.history }).click();
    const rows = page.getByRole('tabpanel').getByRole('row');
    for (const channel of CHANNELS) {
      await expect(async () => {
        await page.reload();
        // The seconds below are for the answer, not for starting the web app.
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(rows.filter({ hasText: names[channel] })).toHaveCount(1, { timeout: 5_000 });
      }).toPass({ timeout: 120_000 });
    }
    await expect.poll(() => mail.received.length, { timeout: 120_000 }).toBe(1);
    await expect.poll(() => taken.line, { timeout: 120_000 }).toBe(1);
    await takePicture('notification-history-four-channels');

    await rows.filter({ hasText: 'SMS' }).getByRole('rowheader').click();
    const drawer = page.getByRole('dialog');
    const recipient = drawer.getByRole('row').last();
    await expect(recipient).toContainText(statuses.Failed, { timeout: 60_000 });
    await expect(recipient).toContainText(reasons.refused);
    await expectAccessible();
    await takePicture('notification-recipients');
    isRefusing = false;
    await drawer.getByRole('button', { name: new RegExp(`^${failures.resend}: `) }).click();
    await expect.poll(() => taken.sms, { timeout: 120_000 }).toBe(1);
    await expect(async () => {
      await page.reload();
      await rows.filter({ hasText: 'SMS' }).getByRole('rowheader').click();
      await expect(recipient).toContainText(statuses.Sent, { timeout: 5_000 });
    }).toPass({ timeout: 120_000 });

    await page.goto('/inbox');
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    await mail.end();
    gateway.close();
    line.close();

    /** It comes by itself to who has never seen it. */
    async function endTour() {
      const tour = page.getByRole('dialog', { name: settings.tour.saving });
      await page.getByRole('button', { name: settings.tour.start }).click();
      await tour.getByRole('button', { name: settings.tour.close }).click();
      await expect(tour).toBeHidden();
    }
  });
}
