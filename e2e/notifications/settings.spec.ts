import { z } from 'zod';
import { en as enginesEn } from '#modules/engines/i18n/en.ts';
import { labelsEn as engineLabelsEn } from '#modules/engines/i18n/labels.en.ts';
import { labelsTh as engineLabelsTh } from '#modules/engines/i18n/labels.th.ts';
import { th as enginesTh } from '#modules/engines/i18n/th.ts';
import { en } from '#modules/notifications/i18n/en.ts';
import { th } from '#modules/notifications/i18n/th.ts';
import { en as platformEn } from '#platform/contract/texts/en.ts';
import { labelsEn } from '#platform/contract/texts/labels.en.ts';
import { labelsTh } from '#platform/contract/texts/labels.th.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoSideways, onPhone } from '../phone.ts';
import { READERS, readAs } from '../readers.ts';

const LIST = '/notification-center/manage';
const USER_SETTINGS = '**/api/user-settings';
const stored = z.object({ data: z.looseObject({}) });

for (const reader of READERS) {
  const { channel_names: names, fields, settings, statuses } = { th, en }[reader.language];
  const { conditions, detail, list, message, recipients, save_states: saved } = settings;
  const engines = { th: enginesTh, en: enginesEn }[reader.language];
  const engineLabels = { th: engineLabelsTh, en: engineLabelsEn }[reader.language];
  const platform = { th: platformTh, en: platformEn }[reader.language];
  const labels = { th: labelsTh, en: labelsEn }[reader.language];

  test(`a setting goes from nothing to a message in the inbox, ${reader.language} at ${reader.width} pixels`, async ({
    page,
    request,
    expectAccessible,
    takePicture,
  }) => {
    const name = `แจ้งเมื่อสร้าง Engine ${Date.now()}`;
    const engine = `เครื่องคำนวณ ${Date.now()}`;
    // Of the other reader there is such a notice in the same inbox.
    const title = `Engine ตัวใหม่ ${Date.now()}`;
    const headers = await administratorHeaders(request);
    // Other journeys are the same person, and may have ended the tour.
    await page.route(USER_SETTINGS, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const { data } = stored.parse(await response.json());
      await route.fulfill({ response, json: { data: { ...data, seen_tours: [] } } });
    });
    const other = {
      code: `OTHER-${Date.now()}`,
      name: 'อีกเครื่อง',
      type: 'function',
      logic: 'return 1',
    };
    expect((await request.post('/v1/engines', { headers, data: other })).ok()).toBe(true);
    await readAs(page, reader);
    await page.goto('/notification-center');
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expectAccessible();
    await takePicture('notification-settings');
    await onPhone(page, async () => {
      await expectNoSideways(page);
      await takePicture('notification-settings-phone');
    });

    await page.getByRole('button', { name: list.create }).click();
    const sheet = page.getByRole('dialog', { name: list.create });
    await sheet.getByRole('textbox', { name: fields.name }).fill(name);
    const choose = async (label: string, option: string) => {
      await sheet.getByRole('combobox', { name: label }).click();
      const offered = page.getByRole('listbox', { name: label });
      await offered.getByRole('option', { name: option, exact: true }).click();
    };
    await choose(settings.fields.module, engines.permissions.title);
    await choose(settings.fields.feature, engineLabels.entities.engine);
    await choose(fields.event, engines.events.created);
    await takePicture('notification-setting-create');
    // Nothing else waits for the fields of departments and people, which come last over a slow line.
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/assets/units-select-*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await sheet.getByRole('button', { name: settings.form.create }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: conditions.title })).toBeVisible();
    await expect(page.getByRole('combobox', { name: recipients.of_event })).toBeVisible();
    const departments = page.getByLabel(settings.collections.department).first();
    await expect(departments).toBeDisabled();
    arrive();
    await expect(departments).toBeEnabled();
    await takeTour();

    const titleField = page.getByRole('textbox', { name: fields.title, exact: true });
    await expect(titleField).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: detail.activate, exact: true }).click();
    await expect(titleField).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expect(page.getByRole('listbox')).toBeHidden();
    await takePicture('notification-setting-refused');
    await onPhone(page, async () => takePicture('notification-setting-refused-phone'));

    await page.getByRole('button', { name: conditions.add, exact: true }).click();
    await page.getByRole('combobox', { name: conditions.field }).selectOption('name');
    await page.getByRole('textbox', { name: conditions.value }).fill(engine);
    await page.getByRole('combobox', { name: recipients.of_event }).click();
    await page
      .getByRole('listbox', { name: recipients.of_event })
      .getByRole('option', { name: labels.notices.actor })
      .click();
    await page.keyboard.press('Escape');
    await titleField.fill('Engine ใหม่');
    await page.getByRole('textbox', { name: fields.message }).fill('สร้างแล้ว: ');
    await page.getByRole('combobox', { name: message.variable }).selectOption('name');
    await expect(page.getByRole('textbox', { name: fields.message })).toHaveValue(
      'สร้างแล้ว: {{name}}',
    );
    await page.getByRole('checkbox', { name: names.System }).check();
    await expect(page.getByText(saved.saved, { exact: true })).toBeVisible();
    await expectAccessible();
    await takePicture('notification-setting');
    await onPhone(page, async () => {
      await expectNoSideways(page);
      await takePicture('notification-setting-phone');
    });

    await page.getByRole('tab', { name: detail.dry_run }).click();
    const tried = page.getByRole('tabpanel').getByRole('rowheader').first();
    await expect(tried).toBeVisible();
    await expectAccessible();
    await takePicture('notification-setting-dry-run');
    await tried.click();
    const verdict = page.getByRole('dialog');
    await expect(verdict.getByText(settings.dry_run.rests)).toBeVisible();
    await expectAccessible();
    await takePicture('notification-setting-verdict');
    await page.keyboard.press('Escape');
    await expect(verdict).toBeHidden();

    await page.getByRole('button', { name: detail.activate, exact: true }).click();
    const active = settings.toasts.moved.replace('{{status}}', statuses.Active);
    await expect(page.getByText(active)).toBeVisible();
    await expect(page.getByRole('button', { name: detail.apply })).toBeHidden();
    await page.getByRole('tab', { name: detail.details }).click();
    await titleField.fill(title);
    await expect(
      page.getByText(settings.notices.not_applied.replace('{{number}}', '1')),
    ).toBeVisible();
    await page.getByRole('button', { name: detail.apply }).click();
    await expect(page.getByText(settings.toasts.applied.replace('{{number}}', '2'))).toBeVisible();

    await page.goto('/engine-management/create');
    await page.getByLabel(engines.form.code).fill(`ALERT-${Date.now()}`);
    await page.getByLabel(engines.form.name).fill(engine);
    await page.getByRole('combobox', { name: engines.fields.type }).click();
    await page.getByRole('option', { name: engines.types.function, exact: true }).click();
    await page.getByLabel(engines.fields.logic).fill('return 1');
    await page.getByRole('button', { name: engines.form.create, exact: true }).click();
    await expect(page.getByText(engines.banners.created)).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^${platform.inbox.title}`) }).click();
    await expect(page.getByText(title).first()).toBeVisible();

    await page.goto(`${LIST}?search=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    await page.getByRole('tab', { name: detail.history }).click();
    await page.getByText(title).first().click();
    await expect(page.getByRole('dialog').getByText(`สร้างแล้ว: ${engine}`)).toBeVisible();
    await expectAccessible();
    await takePicture('notification-setting-history');

    /** By keyboard: it comes by itself once, and when it is asked for. */
    async function takeTour() {
      const { tour } = settings;
      const open = page.getByRole('dialog');
      for (const step of ['saving', 'event', 'message', 'trial'] as const) {
        const card = page.getByRole('dialog', { name: tour[step] });
        await expect(card).toBeFocused();
        if (step === 'event') {
          await expectAccessible();
          await takePicture('notification-setting-tour');
          await onPhone(page, async () => {
            await expectNoSideways(page);
            await takePicture('notification-setting-tour-phone');
          });
        }
        if (step !== 'trial') await card.getByRole('button', { name: tour.next }).press('Enter');
      }
      const save = page.waitForResponse(
        (response) =>
          response.url().endsWith('/api/user-settings') && response.request().method() === 'PUT',
      );
      await open.getByRole('button', { name: tour.end }).press('Enter');
      await expect(open).toHaveCount(0);
      const answer = stored.parse(await (await save).json());
      expect(answer.data).toMatchObject({ seen_tours: ['notification_setting'] });
      await page.unroute(USER_SETTINGS);
      const read = page.waitForResponse(USER_SETTINGS);
      await page.reload();
      await read;
      const again = page.getByRole('button', { name: tour.start });
      await expect(again).toBeVisible();
      await expect(open).toHaveCount(0);
      await again.press('Enter');
      await expect(page.getByRole('dialog', { name: tour.saving })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(open).toHaveCount(0);
      await expect(again).toBeFocused();
      await again.press('Enter');
      await page.getByRole('heading', { level: 1 }).click();
      await expect(open).toHaveCount(0);
    }
  });
}
