import { th } from '#modules/notifications/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoSideways, onPhone } from '../phone.ts';

const { channels, failures, fields } = th;

test('an administrator sees how each channel is, what e-mail needs, and what stopping means', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto('/settings/notification-channels');
  await expect(page.getByRole('heading', { level: 1, name: channels.title })).toBeVisible();
  const heading = page.getByRole('heading', { name: 'Email', exact: true });
  const panel = page.locator('section').filter({ has: heading });
  const setUp = panel.getByRole('button', { name: channels.edit });
  await expect(setUp).toBeEnabled();
  await expectAccessible();
  await takePicture('notification-channels');
  await onPhone(page, async () => {
    await expectNoSideways(page);
    await takePicture('notification-channels-phone');
  });

  await setUp.click();
  const title = channels.edit_title.replace('{{channel}}', 'Email');
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet.getByRole('textbox', { name: fields.host })).toBeVisible();
  await expectAccessible();
  await takePicture('notification-channel-email');
  await sheet.getByRole('button', { name: platform.form.cancel }).click();
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: channels.stop }).click();
  const question = page.getByRole('dialog', { name: channels.stop_title });
  await expect(question.getByText(channels.stop_text)).toBeVisible();
  await takePicture('notification-channels-stop');
  await question.getByRole('button', { name: platform.form.cancel }).click();
  await expect(question).toBeHidden();
});

test('the list of failed deliveries says when there are none', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto('/notification-center/failures');
  await expect(page.getByRole('heading', { level: 1, name: failures.title })).toBeVisible();
  await expect(page.getByText(failures.empty_hint)).toBeVisible();
  await expectAccessible();
  await takePicture('notification-failures');
});
