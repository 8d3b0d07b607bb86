import { th } from '#modules/notifications/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoSideways, onPhone } from '../phone.ts';

const { channel_names: names, channels, failures, fields, reasons } = th;

test('an administrator sees how each channel is, what e-mail needs, and what stopping means', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto('/settings/notification-channels');
  await expect(page.getByRole('heading', { level: 1, name: channels.title })).toBeVisible();
  const heading = page.getByRole('heading', { name: names.Email, exact: true });
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
  const title = channels.edit_title.replace('{{channel}}', names.Email);
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

test('what failed is listed by its cause, with what the mail server answered', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto('/notification-center/failures?channel=Email&reason=bad_address');
  await expect(page.getByRole('heading', { level: 1, name: failures.title })).toBeVisible();
  const bounced = page.getByRole('row').filter({ hasText: reasons.bad_address }).first();
  await expect(bounced).toBeVisible();
  await expectAccessible();
  await takePicture('notification-failures');
  await onPhone(page, async () => {
    await expectNoSideways(page);
    await takePicture('notification-failures-phone');
  });
  await bounced.getByRole('rowheader').click();
  await expect(page.getByRole('dialog')).toContainText('550 5.1.1');
  await expectAccessible();
});
